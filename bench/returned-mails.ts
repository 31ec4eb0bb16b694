/**
 * Reads reports about returned mails from a real IMAP server: Dovecot, from the Debian package dovecot-imapd, with a
 * mailbox of its own that it keeps in a temporary folder.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createReportMailbox, type Position } from '../server/adapters/report-mailbox.ts'
import { readReport } from '../server/features/mailbox/returned/read-report.ts'
import { reportOf } from '../server/testing/reports.ts'

const reports = 250
const mailId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })
}

function isThere(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Settings for one user with a password and a maildir, on this machine only. */
const settingsOf = (folder: string, port: number) => `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = 1
default_internal_user = nobody
default_login_user = nobody
service anvil {
  chroot =
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}
}
`

async function main(): Promise<void> {
  if (!isThere('dovecot')) {
    console.error('There is no Dovecot. Install it with: apt-get install dovecot-imapd')
    process.exitCode = 1
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-dovecot-'))
  const port = await freePort()
  for (const part of ['new', 'cur', 'tmp']) mkdirSync(join(folder, 'mail', part), { recursive: true })
  const write = (number: number, text: string) =>
    writeFileSync(join(folder, 'mail/new', `${1_700_000_000 + number}.m`), text)
  for (let number = 0; number < reports; number++) write(number, reportOf({ mailId: mailId(number) }))
  write(reports, reportOf({ mailId: mailId(reports), action: 'delayed' }))
  write(reports + 1, 'From: ada@example.org\r\nSubject: Thank you\r\n\r\nA mail of a person.\r\n')
  execFileSync('chown', ['-R', 'nobody:nogroup', join(folder, 'mail')])
  chmodSync(folder, 0o755)
  const file = join(folder, 'dovecot.conf')
  writeFileSync(file, settingsOf(folder, port))
  const dovecot = spawn('dovecot', ['-F', '-c', file], { stdio: 'inherit' })
  try {
    const mailbox = createReportMailbox(`imap://noreply:secret@127.0.0.1:${port}`)
    let position: Position = { validity: '', lastUid: 0 }
    const readOn = async () => {
      const found: string[] = []
      for (let isPart = true; isPart; ) {
        const read = await mailbox.read(position)
        position = read.position
        isPart = read.isPart
        for (const mail of read.mails) found.push((await readReport(mail))?.mailId ?? '')
      }
      return found
    }
    let first: string[] | undefined
    for (let tries = 0; first === undefined; tries++) {
      first = await readOn().catch(async (error: unknown) => {
        if (tries === 50) throw error
        await sleep(100)
        return undefined
      })
    }
    const failed = new Set(first.filter(Boolean))
    write(reports + 2, reportOf({ mailId: mailId(reports + 2) }))
    execFileSync('chown', ['-R', 'nobody:nogroup', join(folder, 'mail')])
    const later = await readOn()
    const wrong = await createReportMailbox(`imap://noreply:wrong@127.0.0.1:${port}`)
      .read(position)
      .then(
        () => 'let in',
        (error: Error) => error.message,
      )
    console.log(`${first.length} mails, ${failed.size} returned; later ${later.length}; a wrong password: ${wrong}`)
    const isRight = first.length === reports + 2 && failed.size === reports && later.join() === mailId(reports + 2)
    if (!isRight || wrong === 'let in') process.exitCode = 1
  } finally {
    dovecot.kill()
    await sleep(500)
    rmSync(folder, { recursive: true, force: true })
  }
}

await main()
