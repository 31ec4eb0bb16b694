import { countResponses } from '../queries.ts'
import { type Check, count, inWords, open, trouble, unknown, well } from './check.ts'

/** Minutes that are counted; failures from which a share means anything; and the share. */
const counted = { minutes: 10, least: 10, share: 0.05, shareAgain: 0.03 }

export const errors: Check = {
  name: 'errors',
  title: 'Errors',
  limit: `At least ${counted.least} requests of the last ${counted.minutes} minutes failed with an error of the portal (status 500 or above), and at least one in 20.`,
  remedy:
    'Search the log for lines with "level":50, which say what failed, and look at /readyz. If the database is named, see to that first. ' +
    'Otherwise report it as a fault; if it began with an update, go back to the version before.',
  async look({ db }, isOngoing) {
    const { responses, failures } = await countResponses(db, counted.minutes)
    if (failures === 0) return well(`No request failed in the last ${counted.minutes} minutes.`)
    const what = `${count(failures, 'request')} of ${responses.toLocaleString('en-GB')} failed in the last ${counted.minutes} minutes.`
    const share = isOngoing ? counted.shareAgain : counted.share
    return failures >= counted.least && failures >= responses * share ? trouble(what) : well(what)
  },
}

/** Days. Programs that renew certificates do so 30 days before the end, so by now some renewals have failed. */
const minDays = 21

export const certificate: Check = {
  name: 'certificate',
  title: 'Certificate',
  limit: `The certificate of PUBLIC_URL ends within ${minDays} days, or browsers refuse it. Renewal usually begins 30 days before the end, so it has failed.`,
  remedy:
    'Renew the certificate where https ends, usually in the proxy: with certbot, “certbot renew” says what is wrong. Then reload the proxy. ' +
    'After the end nobody can open the portal.',
  async look({ config, findCertificate }) {
    if (!config.publicUrl.startsWith('https:'))
      return open(
        'PUBLIC_URL has no https, so there is no certificate.',
        'To be reached by others, put a proxy that ends https in front of the portal, and set PUBLIC_URL to its address.',
      )
    const found = await findCertificate(config.publicUrl).catch((error: Error) => error)
    if (found instanceof Error) {
      return unknown(
        `The portal could not reach ${config.publicUrl} to look at its certificate (${found.message}).`,
        'In many networks a machine cannot reach its own public address. Let the portal reach it, or check the certificate yourself.',
      )
    }
    const minutes = (found.endsAt.getTime() - Date.now()) / 60_000
    const end = found.endsAt.toISOString().slice(0, 10)
    if (minutes <= 0) return trouble(`The certificate of ${config.publicUrl} ended on ${end}.`)
    if (found.refusal !== '')
      return trouble(`Browsers refuse the certificate of ${config.publicUrl} (${found.refusal}).`)
    const what = `The certificate ends in ${inWords(minutes)}, on ${end}.`
    return minutes < minDays * 1440 ? trouble(what) : well(what)
  },
}
