import { Failure } from '../failure.ts'
import type { Actor } from './session-store.ts'

/** The school of somebody on its staff; everybody else is not allowed. */
export function schoolIdOf(actor: Pick<Actor, 'role' | 'schoolId'>): string {
  if (actor.role !== 'senior' || actor.schoolId === null) throw new Failure('not-allowed')
  return actor.schoolId
}
