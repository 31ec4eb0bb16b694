import type { Db } from '../../../database/tables.ts'

/** The title of the lesson plan of a book that a school leads lessons with: the first with steps, in shelf order; `""` without a plan. */
export async function findPlanTitle(db: Db, schoolId: string, bookId: number): Promise<string> {
  const plan = db
    .selectFrom('resources')
    .select('title')
    .where('belongsTo', '=', bookId)
    .where('category', '=', 'lesson-plan')
    .where('isDraft', '=', false)
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('schoolId', 'is', null), where('schoolId', '=', schoolId)]))
    .orderBy(
      (column) =>
        column.exists(
          column.selectFrom('lessonSteps').select('resourceId').whereRef('resourceId', '=', 'resources.id'),
        ),
      'desc',
    )
    .orderBy('position')
    .orderBy('id')
    .limit(1)
  return (await plan.executeTakeFirst())?.title ?? ''
}
