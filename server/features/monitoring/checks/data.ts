import { sizeInWords } from '../../../../contract/size-in-words.ts'
import { findDatabaseState } from '../../../database/server-state.ts'
import { listLatestReports } from '../queries.ts'
import { type Check, trouble, unknown, well } from './check.ts'

/** Of the connections that the server allows; and bytes, far more than accounts, e-mails and jobs of a large portal need. */
const limits = { share: 0.8, shareAgain: 0.7, bytes: 20e9 }

export const database: Check = {
  name: 'database',
  title: 'Database',
  limit:
    'More than four fifths of the connections that the server allows are in use: an instance opens up to 16, twice as many during an update. ' +
    'Or the database has more than 20 GB, far more than a large portal needs.',
  remedy:
    'Connections: find out what else uses the server (“select application_name, count(*) from pg_stat_activity group by 1”), or raise ' +
    'max_connections. Size: report it as a fault, with the largest tables (“\\dt+” in psql).',
  async look({ db }, isOngoing) {
    const { bytes, connections, maxConnections } = await findDatabaseState(db)
    const what = `The database has ${sizeInWords(bytes)}; ${connections} of ${maxConnections} connections are in use.`
    const isCrowded = connections > maxConnections * (isOngoing ? limits.shareAgain : limits.share)
    return isCrowded || bytes > limits.bytes ? trouble(what) : well(what)
  },
}

export const feed: Check = {
  name: 'feed',
  title: 'Change feed',
  limit:
    'An instance has no connection on which the database announces changes. It then asks the database at every request, which is slow.',
  remedy:
    'Check that DATABASE_URL is the address of the server itself, or of a pooler in session mode, and search the log for “change feed”. ' +
    'The portal connects again by itself; if it does not within minutes, restart it.',
  async look({ db }) {
    const reports = await listLatestReports(db)
    if (reports.length === 0) return unknown('No instance has said whether its change feed is connected.')
    const lost = reports.filter(({ isFeedConnected }) => !isFeedConnected).length
    if (lost === 0) return well('The change feed is connected.')
    return trouble(`The change feed is not connected (${lost} of ${reports.length} instances).`)
  },
}
