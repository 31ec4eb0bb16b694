import { expect, test } from 'vitest'
import { retention, startOfDay } from '../../data-protection/retention.ts'
import { createActor, createResource } from '../../testing/factories.ts'
import { runJob } from '../../testing/run-job.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal({ withJobs: true })

const countOldViews = () => runJob(portal, 'count-old-views')

test('what somebody opened is kept for 13 months, then counted by resource, month and kind of reader', async () => {
  const { db, pool } = portal.deps
  const { id: resourceId } = await createResource(portal.deps)
  const [teacher, parent] = [await createActor(portal.deps, { role: 'senior' }), await createActor(portal.deps)]
  const view = (userId: string | null, days: number) =>
    db
      .insertInto('resourceViews')
      .values({ resourceId, userId, viewedAt: startOfDay(days) })
      .execute()
  const { days } = retention.openedResource
  for (const [userId, times] of [
    [teacher.id, 2],
    [parent.id, 3],
    [null, 1],
  ] as const)
    for (let count = 0; count < times; count++) await view(userId, days + 1)
  await view(teacher.id, days)
  const counts = async () => {
    const { rows } = await pool.query(
      `select reader, sum(views)::integer as views from resource_view_counts where resource_id = $1 group by 1 order by 1`,
      [resourceId],
    )
    return rows
  }
  await countOldViews()
  await countOldViews()
  const all = [
    { reader: 'others', views: 1 },
    { reader: 'parents', views: 3 },
    { reader: 'staff', views: 2 },
  ]
  expect(await counts()).toEqual(all)
  const left = db.selectFrom('resourceViews').select('userId').where('resourceId', '=', resourceId)
  expect(await left.execute()).toEqual([{ userId: teacher.id }])
  await view(parent.id, days + 1)
  await countOldViews()
  expect(await counts()).toEqual([all[0], { reader: 'parents', views: 4 }, all[2]])
  const exported = (await portal.call('GET', '/api/user/export', { key: parent.key })).json()
  expect(exported.resources_opened).toEqual([])
})

test('more views than are counted at once are all counted', async () => {
  const { pool } = portal.deps
  const { id } = await createResource(portal.deps)
  await pool.query(
    `insert into resource_views (resource_id, viewed_at) select $1, now() - interval '500 days' from generate_series(1, 10500)`,
    [id],
  )
  await countOldViews()
  const { rows } = await pool.query(
    'select sum(views)::integer as views from resource_view_counts where resource_id = $1',
    [id],
  )
  expect(rows).toEqual([{ views: 10_500 }])
  expect((await pool.query('select 1 from resource_views where resource_id = $1', [id])).rowCount).toBe(0)
})
