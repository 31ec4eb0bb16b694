import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts'
import { InvalidConfiguration, readConfig } from './config/config.ts'
import { createLog } from './logging/log.ts'
import { startPortal } from './portal.ts'
import { endInOrder } from './process-end.ts'
import { explainShortage } from './shortages.ts'

/**
 * Starts the portal and runs it until it is stopped. An error that a person must put right is one clear sentence.
 * `booksBuilt`: resolves when the books that ship have been built, if they are being built beside it.
 */
export async function run(booksBuilt?: Promise<void>): Promise<void> {
  await start(booksBuilt).catch((error: unknown) => {
    console.error(`\n${explain(error)}\n`)
    process.exit(1)
  })
}

async function start(booksBuilt: Promise<void> | undefined): Promise<void> {
  const config = readConfig()
  await prepareDataFolder(config.dataDir)
  const log = createLog(config)
  const processEnd = endInOrder(log, config)
  const portal = await startPortal(config, log, { tell: (sentence) => console.info(sentence), booksBuilt })
  processEnd.started(portal)

  console.info(`\n${config.appName} is open at ${portal.address}\n`)
  if (portal.accounts.length > 0) {
    const names = { senior: 'Teacher', parent: 'Parent', admin: 'Operator' }
    console.info('Accounts to try it with (kept in %s):', join(config.dataDir, 'try-it-accounts.json'))
    for (const { role, email, password } of portal.accounts) {
      console.info(`  ${names[role].padEnd(9)} ${email.padEnd(42)} ${password}`)
    }
    if (!config.smtpUrl) console.info(`\nE-mails are kept at ${portal.address}/dev/mailbox`)
    console.info('\nPress Ctrl+C to stop.')
  }
  await portal.loaded.catch(async (error: unknown) => {
    await portal.stop(config.stopLimit)
    throw error
  })
}

/** Before anything is opened in it: a log that cannot be opened would say so on its own, and later. */
async function prepareDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    // What Node.js 20 says of a folder below one that is mounted read-only.
    throw error.code === 'ENOENT' ? Object.assign(error, { code: 'EROFS' }) : error
  })
  await access(dataDir, constants.W_OK)
}

function explain(error: unknown): string {
  const shortage = explainShortage(error)
  if (error instanceof InvalidConfiguration || (error instanceof DatabaseUnavailable && !shortage)) return error.message
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=3001 npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL')
    return 'HOST names an address that this machine does not have. Leave it out, or use 127.0.0.1.'
  if (code === 'EROFS')
    return `The data folder cannot be written (${path}): it is mounted read-only. Mount it for writing, or choose another with DATA_DIR.`
  if (code === 'EACCES' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder cannot be written (${path}). Choose another with DATA_DIR, or give this user the right to write there.`
  }
  if (shortage) return `${shortage} Then start again; nothing is lost.`
  return `The portal could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
