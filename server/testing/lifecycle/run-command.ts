import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { inherited, urlOf } from '../portal-process.ts'
import type { TestDatabase } from '../test-database.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface CommandOutcome {
  code: number
  /** Its whole output. */
  output: string
}

/** Runs a built command of the portal, such as `backup`, as its npm script does; a portal process has built it. */
export function runCommand(
  name: string,
  args: string[],
  { database, dataDir, settings = {} }: { database: TestDatabase; dataDir: string; settings?: Record<string, string> },
): Promise<CommandOutcome> {
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: urlOf(database.connection),
    ...settings,
  }
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      ['--enable-source-maps', join(root, `build/server/${name}.js`), ...args],
      { cwd: root, env: { ...inherited(), ...environment } },
      (_error, out, problems) => done({ code: child.exitCode ?? -1, output: out + problems }),
    )
  })
}
