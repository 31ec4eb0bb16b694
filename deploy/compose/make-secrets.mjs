// Makes what deploy/compose.yaml keeps secret, at its first start, as files for those who need them. What is there stays.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [folder = '/secrets', backups = '/backups'] = process.argv.slice(2)
/** The user of the portal's image. The others read theirs as root. */
const portal = 10001

/**
 * @param {string} path
 * @param {string} text what the file holds if it is not there yet
 * @param {number} owner
 * @returns {string} what it holds
 */
function keep(path, text, owner) {
  const file = join(folder, path)
  if (!existsSync(file)) writeFileSync(file, text, { mode: 0o400, flag: 'wx' })
  chownSync(file, owner, owner)
  return readFileSync(file, 'utf8')
}

const make = () => randomBytes(24).toString('hex')

const password = keep('database/password', make(), 0)
keep('portal/database-url', `postgres://portal:${password}@database:5432/portal`, portal)
const accessKey = keep('portal/s3-access-key-id', make().slice(0, 20), portal)
const secretKey = keep('portal/s3-secret-access-key', make(), portal)
const actions = ['Admin', 'Read', 'Write', 'List', 'Tagging']
const identities = [{ name: 'portal', credentials: [{ accessKey, secretKey }], actions }]
keep('store/s3.json', JSON.stringify({ identities }), 0)
keep('portal/backup-key', make(), portal)
keep('portal/metrics-token', make(), portal)
chownSync(backups, portal, portal)
chmodSync(backups, 0o700)
