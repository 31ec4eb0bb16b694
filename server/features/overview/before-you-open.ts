import { missingOf } from '#contract/organisation.ts'
import type { OpenPoint } from '#contract/overview.ts'
import type { Deps } from '../../deps.ts'
import { listOperatorsWithoutFactor } from '../accounts/service.ts'
import { findLastNights } from '../backups/service.ts'
import { listUnsigned } from '../general-pages/service.ts'
import { findOrganisation } from '../organisation/service.ts'
import { findLastImport } from '../register/service.ts'

/** What has to be done before schools are let in. Cheap: the console asks with every look at the overview. */
export async function listOpenPoints({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<OpenPoint[]> {
  const missing = missingOf(await findOrganisation(db))
  const unsigned = await listUnsigned(db)
  const unguarded = await listOperatorsWithoutFactor(db)
  const isMadeElsewhere = config.isBackedUpElsewhere && (await findLastNights(db)).good !== null
  const importedAt = await findLastImport(db)
  const age = importedAt && Math.floor((Date.now() - importedAt.getTime()) / 86_400_000)
  const hasPublicUrl = config.hasPublicUrl && config.publicUrl.startsWith('https://')
  return [
    {
      code: 'organisation',
      is_done: missing.length === 0,
      sentence:
        missing.length === 0
          ? 'Pages, e-mails and letters say who runs the portal.'
          : `Enter who runs the portal. Missing: ${missing.join(', ')}.`,
      path: '/admin/organisation',
    },
    {
      code: 'texts',
      is_done: unsigned.length === 0,
      sentence:
        unsigned.length === 0
          ? 'An owner has signed the terms, the notices about data, the accessibility statement and what a session is.'
          : `Read, correct and sign: ${unsigned.join(', ')}. Until then these pages say that they are drafts.`,
      path: '/admin/pages',
    },
    {
      code: 'mail',
      is_done: config.smtpUrl !== undefined,
      sentence: config.smtpUrl
        ? 'E-mails go out through your mail server.'
        : 'Set SMTP_URL where the portal is installed. Without it no e-mail leaves the portal, so nobody can confirm an address.',
      path: '',
    },
    {
      code: 'address',
      is_done: hasPublicUrl,
      sentence: hasPublicUrl
        ? `Links in e-mails lead to ${config.publicUrl}.`
        : 'Set PUBLIC_URL to the address that schools will type, beginning with https://.',
      path: '',
    },
    {
      code: 'backups',
      is_done: config.backupTo !== undefined || isMadeElsewhere,
      sentence: config.backupTo
        ? `A backup is made each night in ${config.backupTo}.`
        : config.isBackedUpElsewhere
          ? isMadeElsewhere
            ? 'Something else makes the backups, and tells the portal of each.'
            : 'Something else has to make the backups (BACKUP_TO=elsewhere), and has not told the portal of one yet: after each it has to run “npm run backup:note”.'
          : 'Set BACKUP_TO to a folder on another disk or machine, and BACKUP_KEY to encrypt the backups. The portal then makes one each night. If something else makes them, set BACKUP_TO=elsewhere.',
      path: '',
    },
    {
      code: 'register',
      // How old it may become while the portal is open, one of the checks of its health says.
      is_done: age !== null,
      sentence:
        age === null
          ? 'Import the national registers of schools. Without them every school has to be checked by hand.'
          : `The register of schools was imported ${age === 0 ? 'today' : age === 1 ? 'yesterday' : `${age} days ago`}.`,
      path: '/admin/register',
    },
    {
      code: 'second-factor',
      is_done: unguarded.length === 0,
      sentence:
        unguarded.length === 0
          ? 'Everybody who runs the portal has a passkey or an authenticator app.'
          : `A password alone can be stolen. These people have no passkey and no authenticator app yet: ${unguarded.map(({ fullName, email }) => fullName || email).join(', ')}. Each of them can add one in their settings.`,
      path: '/profile/settings',
    },
  ]
}
