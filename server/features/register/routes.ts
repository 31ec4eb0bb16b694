import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import * as register from '#contract/register.ts'
import { inScratchFolder } from '../../adapters/files/scratch.ts'
import { cached } from '../../database/cache.ts'
import type { Deps } from '../../deps.ts'
import { serialiseResponse } from '../../http/cached-response.ts'
import { serve } from '../../http/serve.ts'
import { saveUpload } from '../../http/upload.ts'
import { refuseWhileImporting, takeRegisterFile } from './import/console-import.ts'
import { hasOpenSchools, readRegisterState } from './queries.ts'
import type { RegisterSearch } from './service.ts'
import { toRegisterSchool } from './service.ts'

const upload = {
  field: 'file',
  maxBytes: 300_000_000,
  missing: 'register/no-file',
  tooLarge: 'register/too-large',
} as const

export function registerRoutes(
  app: FastifyInstance,
  deps: Deps,
  { searchRegister }: { searchRegister: RegisterSearch },
): void {
  const suggestions = cached(deps.changes, ['register_schools'], async () =>
    serialiseResponse(register.hasSuggestions, { has_schools: await hasOpenSchools(deps.db) }),
  )
  serve(app, register.hasSuggestions, () => suggestions(''))

  serve(app, register.suggestSchools, async ({ query, by }) => {
    await deps.limiters.registerPerNetwork.count(by.ip)
    return (await searchRegister(query.q)).map(toRegisterSchool)
  })

  serve(app, register.viewRegister, async () => toRegisterState(await readRegisterState(deps.db)))

  serve(app, register.importRegister, async ({ by, request }) => {
    await refuseWhileImporting(deps.db)
    await inScratchFolder(deps.config, async (folder) => {
      const sent = join(folder, 'sent')
      await saveUpload(request, upload, sent)
      await takeRegisterFile(deps, { by, sent, folder })
    })
    return toRegisterState(await readRegisterState(deps.db))
  })
}

function toRegisterState({ schools, openSchools, isRunning, latest }: Awaited<ReturnType<typeof readRegisterState>>) {
  return { schools, open_schools: openSchools, latest: latest && toRegisterImport(latest, isRunning) }
}

type Latest = NonNullable<Awaited<ReturnType<typeof readRegisterState>>['latest']>

function toRegisterImport(latest: Latest, isRunning: boolean): register.RegisterImport {
  return {
    state: latest.finishedAt ? 'finished' : isRunning ? 'running' : 'stopped',
    part: latest.part,
    rows: latest.rowsDone,
    added: latest.rowsAdded,
    changed: latest.rowsChanged,
    bad_rows: latest.badRows,
    bad_count: latest.badCount,
    absent_columns: latest.absentColumns,
    problem: latest.problem,
    start_time: latest.startedAt.toISOString(),
    finish_time: latest.finishedAt?.toISOString() ?? '',
  }
}
