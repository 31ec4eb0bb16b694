import { findMailHealth } from '../../mailbox/service.ts'
import { type Check, count, inWords, minutesSince, open, trouble, well } from './check.ts'

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
    'right password, and that your provider has not reached a limit. E-mails are sent automatically once the server accepts them.',
  async look({ db, mailer }) {
    if (!mailer.delivers) {
      return open(
        'No mail server is set up. E-mails are kept in the mailbox, and nobody is told of problems.',
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
