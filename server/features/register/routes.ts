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
import { readRegisterState } from './import/queries.ts'
import { hasOpenSchools } from './queries.ts'
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

  serve(app, register.importRegister, async ({ by, request, query }) => {
    await refuseWhileImporting(deps.db)
    await inScratchFolder(deps.config, async (folder) => {
      const sent = join(folder, 'sent')
      await saveUpload(request, upload, sent)
      await takeRegisterFile(deps, { by, sent, folder, evenIfOlder: query.even_if_older === 'yes' })
    })
    return toRegisterState(await readRegisterState(deps.db))
  })
}

type State = Awaited<ReturnType<typeof readRegisterState>>

function toRegisterState({ schools, openSchools, closedOnPortal, lists, isRunning, latest }: State) {
  return {
    schools,
    open_schools: openSchools,
    closed_on_portal: closedOnPortal,
    lists: lists.map(({ register, openSchools: open, importedAt }) => ({
      register,
      open_schools: open,
      import_time: importedAt ? importedAt.toISOString() : '',
    })),
    latest: latest && toRegisterImport(latest, isRunning),
  }
}

type Latest = NonNullable<State['latest']>

function toRegisterImport(latest: Latest, isRunning: boolean): register.RegisterImport {
  return {
    kind: latest.kind,
    register: latest.register,
    state: latest.finishedAt ? 'finished' : isRunning ? 'running' : 'stopped',
    part: latest.part,
    rows: latest.rowsDone,
    added: latest.rowsAdded,
    changed: latest.rowsChanged,
    closed: latest.rowsClosed,
    unnamed: latest.unnamed,
    bad_rows: latest.badRows,
    bad_count: latest.badCount,
    absent_columns: latest.absentColumns,
    problem: latest.problem,
    start_time: latest.startedAt.toISOString(),
    finish_time: latest.finishedAt?.toISOString() ?? '',
  }
}
