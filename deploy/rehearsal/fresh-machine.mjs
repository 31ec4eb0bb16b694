import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @param {string} program @param {string[]} args */
export const run = (program, ...args) =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The newest PostgreSQL that Debian has installed. */
export const postgresVersion = () =>
  readdirSync('/usr/lib/postgresql')
    .sort((a, b) => Number(a) - Number(b))
    .at(-1) ?? ''

/**
 * Makes this process's view of the machine one that nobody has used: what is written below /etc, /var, /srv and /root stays in
 * `folder`, and nothing listens. It has to run in namespaces of its own.
 *
 * @param {string} folder
 */
export function beginFresh(folder) {
  run('mount', '--make-rprivate', '/')
  for (const place of ['etc', 'var', 'srv', 'root']) {
    const [upper, work] = [join(folder, 'written', place), join(folder, 'work', place)]
    for (const one of [upper, work]) mkdirSync(one, { recursive: true })
    if (place === 'var') continue
    run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=/${place},upperdir=${upper},workdir=${work}`, `/${place}`)
  }
  // The rehearsal's own folder is below /var.
  for (const place of ['lib', 'log', 'cache']) overlay(folder, `var/${place}`)
  run('mount', '-t', 'tmpfs', 'tmpfs', '/run')
  for (const place of ['/etc/postgresql', '/var/lib/postgresql', '/var/log']) {
    const empty = join(folder, 'empty', place)
    mkdirSync(empty, { recursive: true })
    run('mount', '--bind', empty, place)
  }
  mkdirSync('/var/log/nginx')
  for (const place of ['/etc/postgresql', '/var/lib/postgresql', '/run/postgresql', '/var/log/postgresql']) {
    run('install', '-d', '-o', 'postgres', '-g', 'postgres', place)
  }
  run('ip', 'link', 'set', 'lo', 'up')
}

function overlay(folder, place) {
  const [upper, work] = [join(folder, 'written', place), join(folder, 'work', place)]
  for (const one of [upper, work]) mkdirSync(one, { recursive: true })
  run('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=/${place},upperdir=${upper},workdir=${work}`, `/${place}`)
}

/** What apt-get install postgresql leaves: a server on port 5432 and its socket, which knows nobody but postgres. */
export function startPostgres(...options) {
  const version = postgresVersion()
  run('pg_createcluster', version, 'main', '--port', '5432', ...options)
  run('pg_ctlcluster', version, 'main', 'start')
}

/** Puts the stand-in for systemctl where shells find it first. Returns that folder. */
export function installSystemctl(folder) {
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  copyFileSync(join(import.meta.dirname, 'systemctl.mjs'), join(programs, 'systemctl.mjs'))
  writeFileSync(join(programs, 'systemctl'), `#!/bin/sh\nexec ${process.execPath} ${programs}/systemctl.mjs "$@"\n`, {
    mode: 0o755,
  })
  return programs
}

/** The certificate that certbot would have got. */
export function makeCertificate(name) {
  const place = `/etc/letsencrypt/live/${name}`
  mkdirSync(place, { recursive: true })
  const files = ['-keyout', join(place, 'privkey.pem'), '-out', join(place, 'fullchain.pem')]
  run('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`, ...files)
}
