import { randomBytes } from 'node:crypto'
import { EmailAddress } from '#contract/text.ts'
import { createPasswords, ownNetwork } from '../adapters/passwords.ts'
import { recordAudit } from '../database/audit.ts'
import { createKysely } from '../database/connect.ts'
import { ensureSchema } from '../database/schema.ts'
import { upsertOperator } from '../features/accounts/sign-up/queries.ts'
import { Refused, runCommand, withDatabase } from '../run-command.ts'

/**
 * Creates an owner, or gives an existing operator a new password and makes them an owner; prints the password once. Refuses the e-mail
 * address of a teacher or parent, because an account has one role.
 */
async function main(): Promise<number> {
  const [typed = '', fullName = 'Operator', ...others] = process.argv.slice(2)
  const email = EmailAddress.safeParse(typed)
  if (!email.success || others.length > 0) {
    throw new Refused('Name the e-mail address: npm run operator:create -- name@example.org "Full name"')
  }
  return withDatabase(async ({ config, database, log }) => {
    await ensureSchema(database.connection, { folder: config.migrationsFolder, log, isOurs: config.migratesAtStart })
    const password = randomBytes(12).toString('base64url')
    const passwordHash = await createPasswords().hash(password, ownNetwork)
    await createKysely(database.backgroundPool)
      .transaction()
      .execute(async (db) => {
        const id = await upsertOperator(db, { email: email.data, fullName, passwordHash, operatorRights: 'owner' })
        if (!id) throw new Refused(`${email.data} belongs to a teacher or a parent. Use another address.`)
        await recordAudit(db, { userId: null, ip: 'the command line' }, 'operator.created', id)
      })
    console.info(
      `\n${email.data} can log in as an owner of the portal with this password, which is shown only now:\n\n  ${password}\n`,
    )
    return 0
  })
}

runCommand(main, { failed: 'No operator was created.' })
