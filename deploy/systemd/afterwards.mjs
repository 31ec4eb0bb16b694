import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Days after which nobody goes back to before an update any more: it would lose all that people have done since. */
const waysBackFor = 30

/**
 * What an update leaves to the people who run it, as paragraphs with lines to type. It copies nothing below /etc, because
 * people may have changed what is there, and deletes nothing.
 *
 * @param {{ from: string, to: string, services: { name: string, port: string }[], file: string }} update `file`: its backup
 */
export const whatIsLeft = ({ from, to, services, file }) => [
  ...changedFiles(from, to, services),
  ...noLongerNeeded(from, to, dirname(file)),
]

/** Reads name and version from the package.json of a folder. Returns an empty object if it has none. */
export function readRelease(folder) {
  try {
    const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { name, version }
  } catch {
    return {}
  }
}

/** What the machine has copies of, and the lines that bring them up to date. */
function changedFiles(from, to, services) {
  // Where both have changed a line or the one beside it, that of the machine stays: a unit or proxy with conflict markers
  // would not start. What then differs is shown.
  const take = (path, copy) => [
    `git merge-file --ours ${copy} ${join(from, path)} ${join(to, path)}`,
    `diff ${copy} ${join(to, path)}`,
  ]
  const unit = 'deploy/systemd/portal.service'
  const units = [
    `Changes to the units of systemd. Each service pauses for some seconds. ${differs}`,
    ...services.flatMap(({ name }) => take(unit, `/etc/systemd/system/${name}.service`)),
    'systemctl daemon-reload',
    ...services.map(({ name, port }) => `systemctl restart ${name} && ${untilReady(port)}`),
  ]
  const nginx = [
    `Changes to the settings of nginx, if you use nginx. ${differs}`,
    ...take('deploy/proxy/nginx.conf', '/etc/nginx/conf.d/portal.conf'),
    'nginx -t && systemctl reload nginx',
  ]
  const caddy = [
    `Changes to the settings of Caddy, if you use Caddy. ${differs}`,
    ...take('deploy/proxy/Caddyfile', '/etc/caddy/Caddyfile'),
    'systemctl reload caddy',
  ]
  return Object.entries({ [unit]: units, 'deploy/proxy/nginx.conf': nginx, 'deploy/proxy/Caddyfile': caddy })
    .filter(([path]) => isChanged(join(from, path), join(to, path)))
    .map(([, lines]) => paragraph(lines))
}

const differs = 'What “diff” shows should be yours alone: take over by hand what is not.'

const untilReady = (port) => `curl -fsS --retry 90 --retry-delay 2 --retry-all-errors http://127.0.0.1:${port}/readyz`

const paragraph = ([sentence, ...lines]) => [sentence, ...lines.map((line) => `  ${line}`)].join('\n')

/** A file that only one of the releases has is for its notes. */
function isChanged(old, fresh) {
  try {
    return !readFileSync(old).equals(readFileSync(fresh))
  } catch {
    return false
  }
}

function noLongerNeeded(from, to, backups) {
  const { name } = readRelease(to)
  const { version: running } = readRelease(from)
  const beside = dirname(to)
  const releases = readdirSync(beside, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(beside, entry.name))
    .filter((folder) => folder !== from && folder !== to)
    .filter((folder) => {
      const release = readRelease(folder)
      return release.name === name && !isNewer(release.version, running)
    })
  const day = new Date(Date.now() - waysBackFor * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  const old = readdirSync(backups).filter((file) => (/^before-update-(\d{8})\d*\.backup$/.exec(file)?.[1] ?? day) < day)
  const removals = [...releases.map((folder) => `rm -r ${folder}`), ...old.map((file) => `rm ${join(backups, file)}`)]
  if (removals.length === 0) return []
  return [
    paragraph([
      `To go back you need ${basename(from)} and the backups of the last ${waysBackFor} days. When all is well, delete the others:`,
      ...removals,
    ]),
  ]
}

const isNewer = (version, than) => version.localeCompare(than, 'en', { numeric: true }) > 0
