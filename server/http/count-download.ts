import type { FastifyRequest } from 'fastify'
import type { SchoolUse } from '../database/class-tables.ts'
import { countUse } from '../database/school-uses.ts'
import type { Deps } from '../deps.ts'
import type { Actor } from './session-store.ts'

interface Download {
  actor: Pick<Actor, 'role' | 'schoolId'>
  request: FastifyRequest
  resourceId: number
  use: SchoolUse
}

/** Counts a file that staff save, for their school: not its later parts, and nothing that a page of another site asks for. */
export async function countDownload(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { actor, request, resourceId, use }: Download,
): Promise<void> {
  const { role, schoolId } = actor
  const isWhole = request.method === 'GET' && /^(bytes=0-)?$/.test(request.headers.range ?? '')
  const isForeign = request.headers['sec-fetch-site'] === 'cross-site'
  if (role !== 'senior' || schoolId === null || !isWhole || isForeign || config.isReadOnly) return
  await countUse(db, { schoolId, resourceId, use })
}
