import { spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { postgresVersion, run } from './fresh-machine.mjs'

/**
 * A PostgreSQL server in a folder, with one user and one database called portal, that asks for the password in a file.
 *
 * @param {string} folder
 * @param {{ port: number, address: string, passwordFile: string, enter?: string[] }} options `enter`: what runs it in a network
 */
export function startOwnPostgres(folder, { port, address, passwordFile, enter = [] }) {
  const bin = `/usr/lib/postgresql/${postgresVersion()}/bin`
  const data = join(folder, 'postgres')
  mkdirSync(data, { recursive: true })
  run('chown', 'postgres:postgres', data)
  const as = ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups']
  const allow = ['--auth-host=scram-sha-256', '--auth-local=reject', `--pwfile=${passwordFile}`]
  run(...as, `${bin}/initdb`, '-D', data, '-U', 'portal', '-E', 'UTF8', ...allow)
  run('sh', '-c', `echo 'host all all all scram-sha-256' >> ${data}/pg_hba.conf`)
  const options = [
    '-p',
    String(port),
    '-c',
    `listen_addresses=${address}`,
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=100',
  ]
  const [program = '', ...args] = [...enter, ...as, `${bin}/postgres`, '-D', data, ...options]
  const log = openSync(join(folder, 'postgres.log'), 'a')
  const child = spawn(program, args, { stdio: ['ignore', log, log] })
  return { bin, stop: () => child.kill('SIGINT') }
}
