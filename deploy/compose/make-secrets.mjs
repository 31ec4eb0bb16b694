// Makes what deploy/compose.yaml keeps secret, at its first start, as files for those who need them. What is there stays.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '/secrets', backups = '/backups'] = process.argv.slice(2)
/** The user of the portal's image. */
const portal = 10001

/**
 * A secret of the portal can be read by its user alone. The others are for programs whose users are theirs to choose, and
 * are alone in volumes that no other container has.
 *
 * @param {string} path
 * @param {string} text what the file holds if it is not there yet
 * @returns {string} what it holds
 */
function keep(path, text) {
  const file = join(folder, path)
  const isPortals = path.startsWith('portal/')
  if (!existsSync(file)) writeFileSync(file, text, { mode: isPortals ? 0o400 : 0o444, flag: 'wx' })
  if (isPortals) chownSync(file, portal, portal)
  return readFileSync(file, 'utf8')
}

const make = () => randomBytes(24).toString('hex')

const password = keep('database/password', make())
keep('portal/database-url', `postgres://portal:${password}@database:5432/portal`)
const accessKey = keep('portal/s3-access-key-id', make().slice(0, 20))
const secretKey = keep('portal/s3-secret-access-key', make())
const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging']
const identities = [{ name: 'portal', credentials: [{ accessKey, secretKey }], actions }]
keep('store/s3.json', JSON.stringify({ identities }))
keep('portal/backup-key', make())
keep('portal/metrics-token', make())
chownSync(backups, portal, portal)
chmodSync(backups, 0o700)
