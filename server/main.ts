import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../postgres/database-unavailable.ts'
import { InvalidConfiguration, readConfig } from './config/config.ts'
import { createLog } from './logging/log.ts'
import { startPortal } from './portal.ts'
import { endInOrder } from './process-end.ts'

/** Starts the portal and runs it until it is stopped. An error that a person must put right is one clear sentence. */
async function main(): Promise<void> {
  const config = readConfig()
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const log = createLog(config)
  const processEnd = endInOrder(log, config)
  const portal = await startPortal(config, log)
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
}

function explain(error: unknown): string {
  if (error instanceof InvalidConfiguration || error instanceof DatabaseUnavailable) return error.message
  const { code, path, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=3001 npm start`
  if (code === 'EACCES' && port)
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3000 npm start`
  if (code === 'EADDRNOTAVAIL')
    return 'HOST names an address that this machine does not have. Leave it out, or use 127.0.0.1.'
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder cannot be written (${path}). Choose another with DATA_DIR, or give this user the right to write there.`
  }
  if (code === 'ENOSPC') return 'The disk is full. Make room, then start again; nothing is lost.'
  return `The portal could not start. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

main().catch((error: unknown) => {
  console.error(`\n${explain(error)}\n`)
  process.exit(1)
})
