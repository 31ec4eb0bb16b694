import { daysToTry } from '#contract/mailbox.ts'
import { type FindTextRecords, lookAtSender } from '../../../adapters/sender-records.ts'
import type { Config } from '../../../config/config.ts'
import { findMailHealth, findReading } from '../../mailbox/service.ts'
import { type Check, count, type Finding, inWords, minutesSince, open, trouble, unknown, well } from './check.ts'

/** Minutes that a mail may wait: somebody who asked for a link waits no longer; thousands of invitations take an hour. */
const maxMinutes = { away: 5, one: 15, many: 120 }

export const mail: Check = {
  name: 'mail',
  title: 'Sending e-mails',
  limit:
    'The mail server has been away for 5 minutes, or an e-mail that could have been sent has waited for 15 minutes (2 hours among ' +
    'thousands at once). People who ask for a new password wait for about that long.',
  remedy:
    'Open the mailbox in the console: it shows what the mail server said. Check that the mail server is running, that SMTP_URL has the ' +
    `right password, and that your provider has not reached a limit. E-mails that have waited for less than ${daysToTry} days are sent ` +
    'automatically once the server accepts them.',
  async look({ db, mailer }) {
    if (!mailer.delivers) {
      return open(
        'No mail server is set up. E-mails are kept in the mailbox, and only operators with notifications switched on are told of problems.',
        'Set SMTP_URL and restart the portal.',
      )
    }
    const { awaySince, problem, oldestAt, oldestOfManyAt, waiting } = await findMailHealth(db)
    if (minutesSince(awaySince) > maxMinutes.away) {
      const said = problem ? ` The last attempt ended with: ${problem}` : ''
      return trouble(
        `The mail server has been away for ${inWords(minutesSince(awaySince))}, and ${are(waiting)}.${said}`,
      )
    }
    const late = [
      { minutes: minutesSince(oldestAt), max: maxMinutes.one },
      { minutes: minutesSince(oldestOfManyAt), max: maxMinutes.many },
    ].find(({ minutes, max }) => minutes > max)
    if (late) return trouble(`An e-mail has waited for ${inWords(late.minutes)}, and ${are(waiting)}.`)
    return well(waiting === 0 ? 'No e-mail is waiting.' : `${count(waiting, 'e-mail')} on the way.`)
  },
}

const are = (waiting: number) => `${count(waiting, 'e-mail')} ${waiting === 1 ? 'is' : 'are'} waiting`

/** Single addresses are mistyped every day, which the mailbox shows; a tenth of all is the sender's fault. */
const refused = { least: 5, share: 0.1 }

export const failedMails: Check = {
  name: 'failed-mails',
  title: 'E-mails that failed',
  limit:
    'In the last 24 hours, at least 5 e-mails and at least a tenth of all failed for good. If there are fewer, they are mistyped addresses, which the mailbox shows.',
  remedy:
    'Open the mailbox in the console and read why the mail server refused them. If it does not trust the sender, check MAIL_FROM and the ' +
    'SPF, DKIM and DMARC records of its domain with your mail provider. Then send the e-mails again from the mailbox.',
  async look({ db }) {
    const { tried, failed } = await findMailHealth(db)
    if (failed === 0) return well('No e-mail failed in the last 24 hours.')
    const what = `${count(failed, 'e-mail')} of ${tried.toLocaleString('en-GB')} failed for good in the last 24 hours.`
    return failed >= refused.least && failed >= tried * refused.share ? trouble(what) : well(what)
  },
}

/** Minutes for which the mailbox with reports may be away: it is read every quarter of an hour. */
const maxUnread = 120

export const returned: Check = {
  name: 'returned',
  title: 'E-mails that came back',
  limit:
    'The mailbox in BOUNCE_IMAP_URL could not be read for 2 hours. What a relay cannot deliver is then not seen at its address.',
  remedy: 'Check the address, the user and the password in BOUNCE_IMAP_URL, and that the provider allows IMAP.',
  async look({ db, mailer, reportMailbox }) {
    if (!mailer.delivers) return well('No e-mail leaves the portal, so none comes back.')
    if (!reportMailbox)
      return open(
        'No mailbox is set for e-mails that come back. What a relay accepts and cannot deliver is not seen.',
        'Set BOUNCE_IMAP_URL to the mailbox of MAIL_FROM, and restart the portal.',
      )
    const reading = await findReading(db)
    if (reading && minutesSince(reading.failingSince) > maxUnread)
      return trouble(`The mailbox for e-mails that come back could not be read. The server said: ${reading.problem}`)
    return well(reading?.readAt ? 'The mailbox for e-mails that come back is read.' : 'The mailbox is read soon.')
  },
}

/** The domain that e-mails come from. */
export const senderDomainOf = ({ mailFrom }: Pick<Config, 'mailFrom'>): string =>
  mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase()

const list = (words: string[]) => words.join(', ').replace(/, ([^,]*)$/, ' and $1')

export const sender: Check = {
  name: 'sender',
  title: 'Domain of the sender',
  limit:
    'The domain of MAIL_FROM has no record for SPF or DMARC, or none for DKIM at the dkimSelector of SMTP_URL, or a wrong one. Large providers put such e-mails into the spam folder or refuse them.',
  remedy:
    'Ask your mail provider for the SPF, DKIM and DMARC records of the domain in MAIL_FROM, and enter them where the domain is managed. It takes up to a day until everybody sees them.',
  async look({ config, mailer, findTextRecords }) {
    if (!mailer.delivers) return well('No e-mail leaves the portal, so its domain is not looked at.')
    const domain = senderDomainOf(config)
    return { ...(await lookAtDomain(findTextRecords, domain, config.dkimSelector)), about: domain }
  },
}

async function lookAtDomain(find: FindTextRecords, domain: string, dkimSelector: string | undefined): Promise<Finding> {
  try {
    const verdicts = await lookAtSender(find, domain, dkimSelector)
    const problems = verdicts.filter(({ isWell }) => !isWell)
    if (problems.length > 0) return trouble(problems.map(({ what }) => what).join(' '))
    const unseen = dkimSelector ? '' : ' DKIM is not looked at, because SMTP_URL names no dkimSelector.'
    return well(`${domain} has ${list(verdicts.map(({ what }) => what))}.${unseen}`)
  } catch {
    return unknown(`No DNS server said what records ${domain} has.`)
  }
}
