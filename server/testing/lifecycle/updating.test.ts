import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createPasswords } from '../../adapters/passwords.ts'
import { createKysely } from '../../database/connect.ts'
import type { Deps } from '../../deps.ts'
import { createActor } from '../factories.ts'
import { findFreePort, inherited, urlOf } from '../portal-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Stands in for systemctl: starts the release that the link names, and stops it. */
const systemctl = `#!${process.execPath}
const { spawn } = require('node:child_process')
const fs = require('node:fs')
const [verb] = process.argv.slice(2)
const { SUPERVISED: folder } = process.env
const file = folder + '/pid'
const lives = (pid) => { try { process.kill(pid, 0); return true } catch { return false } }
async function main() {
  fs.appendFileSync(folder + '/log', verb + '\\n')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file)) : 0
  if (pid && lives(pid)) process.kill(pid, 'SIGTERM')
  while (pid && lives(pid)) await new Promise((done) => setTimeout(done, 50))
  if (verb !== 'restart') return
  const out = fs.openSync(folder + '/output', 'a')
  const child = spawn(process.execPath, ['build/server/main.js'], { cwd: folder + '/current', detached: true, stdio: ['ignore', out, out] })
  fs.writeFileSync(file, String(child.pid))
  child.unref()
}
main()
`

let folder: string
let database: TestDatabase
let env: Record<string, string>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-update-'))
  database = await createTestDatabase()
  const port = await findFreePort()
  await mkdir(join(folder, 'backups'))
  await writeFile(join(folder, 'systemctl'), systemctl, { mode: 0o755 })
  const settings = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(folder, 'data'), BACKUP_TO: 'elsewhere' }
  const system = { ...inherited(), PATH: `${folder}${delimiter}${process.env.PATH}`, SUPERVISED: folder }
  env = { ...system, ...settings, DATABASE_URL: urlOf(database.connection) }
  await mkdir(join(folder, 'data'))
  await createRelease('old')
  await symlink(join(folder, 'old'), join(folder, 'current'))
  await run('systemctl', ['restart', 'portal'])
  await untilReady()
})
afterEach(async () => {
  await run('systemctl', ['stop', 'portal'])
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

/** The folder of a release, with the program that was built and its migrations. */
async function createRelease(name: string, { migration = '', main = '' } = {}) {
  const release = join(folder, name)
  const migrations = 'server/database/migrations'
  await cp(join(root, migrations), join(release, migrations), { recursive: true })
  if (migration) await writeFile(join(release, migrations, '9000-later.sql'), migration)
  await mkdir(join(release, 'build/content'), { recursive: true })
  await writeFile(join(release, 'build/content/manifest.json'), '{ "version": "none", "books": [] }')
  await mkdir(join(release, 'build/server'))
  for (const file of await readdir(join(root, 'build/server'))) {
    if (main && file === 'main.js') await writeFile(join(release, 'build/server/main.js'), main)
    else await symlink(join(root, 'build/server', file), join(release, 'build/server', file))
  }
  for (const built of ['web', 'renderer']) await symlink(join(root, 'build', built), join(release, 'build', built))
  for (const own of ['scripts', 'package.json']) await symlink(join(root, own), join(release, own))
}

function run(program: string, args: string[], cwd = folder): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const path = program === 'systemctl' ? join(folder, program) : program
    const child = execFile(path, args, { env, cwd }, (_error, out, problems) =>
      done({ code: child.exitCode ?? -1, output: out + problems }),
    )
  })
}

const update = (...args: string[]) => {
  const places = ['--current', join(folder, 'current'), '--service', `portal:${env.PORT}`]
  return run(process.execPath, [
    join(root, 'deploy/systemd/update.mjs'),
    ...args,
    ...places,
    '--backups',
    join(folder, 'backups'),
  ])
}

const isReady = async () => (await fetch(`http://127.0.0.1:${env.PORT}/readyz`).catch(() => undefined))?.ok ?? false
const untilReady = () => expect.poll(isReady).toBe(true)
const running = () => readlink(join(folder, 'current'))
const tables = async () => {
  const { rows } = await database.pool.query(`select to_regclass('later') as later, to_regclass('users') as users`)
  return rows[0]
}
const addTable = 'create table later (id integer);'
const ends = 'console.error("a fault of this release"); process.exit(1)'

test('an update makes a backup, migrates and lets the new release run', async () => {
  await createRelease('new', { migration: `-- compatible\n${addTable}` })
  const remains = 'before-update-20260101000000.backup.unfinished'
  await writeFile(join(folder, 'backups', remains), 'of an update that was killed')
  const updating = update('new')
  await expect.poll(() => existsSync(join(folder, 'current.updating'))).toBe(true)
  const second = await update('new')
  expect(second).toMatchObject({ code: 1, output: expect.stringContaining('Another update is running') })
  const { code, output } = await updating
  expect(output).toContain('applied 9000-later.sql')
  expect(code).toBe(0)
  expect(await running()).toBe(join(folder, 'new'))
  expect(await isReady()).toBe(true)
  expect(await readdir(join(folder, 'backups'))).toContainEqual(expect.stringMatching(/^before-update-\d+\.backup$/))
  expect(await readdir(join(folder, 'backups'))).not.toContain(remains)
  expect(await tables()).toEqual({ later: 'later', users: 'users' })
  expect(output).not.toMatch(/Changes to the|To go back/)

  const again = await update('new')
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('let it run: systemctl restart portal') })
  expect(await update('backups')).toMatchObject({ code: 1, output: expect.stringContaining('is not a release') })
  expect(await update()).toMatchObject({ code: 1, output: expect.stringContaining('Name the folder') })
  expect(await running()).toBe(join(folder, 'new'))
})

test('a folder with the number of another release is refused, with the line that mends it', async () => {
  await createRelease('9.8.7')
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string }
  const [named, right] = [join(folder, '9.8.7'), join(folder, version)]
  expect(await update('9.8.7')).toMatchObject({ code: 1, output: expect.stringContaining(`: mv ${named} ${right}`) })
  await mkdir(right)
  expect(await update('9.8.7')).toMatchObject({ code: 1, output: expect.stringContaining(`newer yet: rm -r ${named}`) })
  await rm(right, { recursive: true })
  expect(await readdir(join(folder, 'backups'))).toEqual([])

  await rename(named, right)
  expect(await update(version)).toMatchObject({ code: 0 })
  expect(await running()).toBe(right)
})

test('an update ends with the lines for what it leaves as it was', async () => {
  for (const name of ['before', 'new']) await createRelease(name)
  await mkdir(join(folder, 'no-release'))
  await mkdir(join(folder, 'newer'))
  const ours = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { name: string }
  await writeFile(join(folder, 'newer/package.json'), JSON.stringify({ ...ours, version: '99.10.0' }))
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const [old = '', recent = ''] = [40, 20].map((ago) => `before-update-${day(ago)}020000.backup`)
  for (const name of [old, recent, 'before-2026-01-01-0200.backup'])
    await writeFile(join(folder, 'backups', name), 'a backup')
  const unit = 'deploy/systemd/portal.service'
  const nginx = 'deploy/proxy/nginx.conf'
  for (const [name, limit] of Object.entries({ old: '1G', new: '2G' }))
    for (const [path, text] of Object.entries({
      [unit]: `[Service]\nUser=portal\n\nMemoryMax=${limit}\nUMask=0077\n\nLimitNOFILE=1\n`,
      [nginx]: 'the same',
    })) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true })
      await writeFile(join(folder, name, path), text)
    }

  const { code, output } = await update('new')
  expect(code).toBe(0)
  const lines = output.split('\n').map((line) => line.trim())
  const merge = `git merge-file --ours /etc/systemd/system/portal.service ${join(folder, 'old', unit)} ${join(folder, 'new', unit)}`
  expect(lines).toEqual(
    expect.arrayContaining([
      merge,
      merge.replace(/git merge-file --ours (\S+) \S+/, 'diff $1'),
      'systemctl daemon-reload',
    ]),
  )
  expect(lines).toContainEqual(expect.stringMatching(`^systemctl restart portal && curl .+:${env.PORT}/readyz$`))
  expect(output).not.toMatch(/nginx|Caddy/)
  const removals = lines.filter((line) => line.startsWith('rm '))
  expect(removals).toEqual([`rm -r ${join(folder, 'before')}`, `rm ${join(folder, 'backups', old)}`])
  expect(await readdir(join(folder, 'backups'))).toEqual(expect.arrayContaining([old, recent]))

  // What people have changed in their copy stays.
  const copy = join(folder, 'portal.service')
  await writeFile(copy, '[Service]\nUser=portal\n\nMemoryMax=1G\nUMask=0077\n\nLimitNOFILE=2\n')
  const [program = '', ...args] = merge.replace('/etc/systemd/system/portal.service', copy).split(' ')
  expect(await run(program, args)).toMatchObject({ code: 0 })
  expect(await readFile(copy, 'utf8')).toMatch(/^MemoryMax=2G\n(.*\n)+LimitNOFILE=2$/m)
})

test('a release that the database refuses restarts nothing', async () => {
  await createRelease('new')
  await appendFile(join(folder, 'new/server/database/migrations/0001-schools-and-register.sql'), '-- changed\n')
  const { code, output } = await update('new')
  expect(code).toBe(1)
  expect(output).toContain('0001-schools-and-register.sql was changed')
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('restart\n')
  expect(await running()).toBe(join(folder, 'old'))
  expect(await isReady()).toBe(true)
})

test('a release that does not start is taken back, and a compatible migration may stay', async () => {
  await createRelease('new', { migration: `-- compatible\n${addTable}`, main: ends })
  const { code, output } = await update('new', '--patience', '2')
  expect(code).toBe(1)
  expect(output).toContain('The update failed')
  expect(await running()).toBe(join(folder, 'old'))
  expect(await isReady()).toBe(true)
  expect(await tables()).toMatchObject({ later: 'later' })
})

test('where the old release cannot run on the migrated database, the portal stops, and the runbook goes either way', async () => {
  const { id } = await createActor({ db: createKysely(database.pool), passwords: createPasswords() } as Deps)
  await createRelease('new', { migration: addTable, main: ends })
  const { code, output } = await update('new', '--patience', '2')
  expect(code).toBe(1)
  const [, chapter = ''] = /docs\/runbook\.md says what to do, under "(.+?)"/.exec(output) ?? []
  expect(await readFile(join(root, 'docs/runbook.md'), 'utf8')).toContain(`\n## ${chapter}\n`)
  expect(await running()).toBe(join(folder, 'old'))
  expect(await isReady()).toBe(false)
  expect(await tables()).toEqual({ later: 'later', users: 'users' })

  // Back: the backup is restored by the old release, in an empty database.
  const [, backup = ''] = /The backup is (.+\.backup)\./.exec(output) ?? []
  const damaged = backup.replace(/backup$/, 'damaged')
  await writeFile(damaged, (await readFile(backup)).subarray(0, -10))
  const refused = await run(process.execPath, ['build/server/restore.js', damaged], await running())
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('nothing was restored') })
  const beside = await database.pool.query(
    `select datname from pg_database where datname like current_database() || '_%'`,
  )
  expect(beside.rows).toEqual([])

  const empty = await createTestDatabase({ isEmpty: true })
  onTestFinished(() => empty.drop())
  const migrated = env.DATABASE_URL ?? ''
  env.DATABASE_URL = urlOf(empty.connection)
  const restored = await run(process.execPath, ['build/server/restore.js', backup], await running())
  expect(restored).toMatchObject({ code: 0 })
  await run('systemctl', ['restart', 'portal'])
  await untilReady()
  expect((await empty.pool.query('select id from users where id = $1', [id])).rows).toHaveLength(1)
  expect((await empty.pool.query(`select to_regclass('later') as later`)).rows).toEqual([{ later: null }])
  await run('systemctl', ['stop', 'portal'])

  // Forward: what was wrong is mended, and the same command run again.
  env.DATABASE_URL = migrated
  const main = join(folder, 'new/build/server/main.js')
  await rm(main)
  await symlink(join(root, 'build/server/main.js'), main)
  expect(await update('new')).toMatchObject({ code: 0 })
  expect(await running()).toBe(join(folder, 'new'))
  expect(await isReady()).toBe(true)
})
