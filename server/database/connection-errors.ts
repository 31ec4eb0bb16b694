import { DatabaseUnavailable } from '../../postgres/database-unavailable.ts'

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'ETIMEDOUT']

/** Whether the server may accept the same connection in a moment: it is starting, or not there yet. */
export function isPassing(error: unknown): boolean {
  return [...unreachable, 'EAI_AGAIN', '57P03', '57P01'].includes(codeOf(error))
}

/** Whether the database is unavailable or overloaded, so that the same statement may succeed in a moment. */
export function isOutage(error: unknown): boolean {
  // PostgreSQL's own errors have a severity; others are the connection's. Classes: connection, resources, intervention.
  const isOfServer = error instanceof Error && 'severity' in error
  return !isOfServer || /^(08|53|57)/.test(codeOf(error))
}

/**
 * The driver's own messages, without a code, if no connection is available, or one was lost or does not respond. The last
 * is met by a request whose client has gone and which is still at work when the portal stops.
 */
const driverSentences =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/
/** Classes: connection, resources, the server is stopping; and a statement that ran into its time limit or waited for a lock. */
const awayCodes = /^(08|53|57P|57014$|55P03$)/

/**
 * Whether an error of a request means that the database is unavailable: refused, lost, full, shutting down, or too slow.
 * Stricter than `isOutage`, because any error may be passed here.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  if ('severity' in error) return awayCodes.test(codeOf(error))
  if (driverSentences.test(error.message)) return true
  // A missing file gives ENOENT too, as does the socket of a server that is down.
  const isOfConnection = ['connect', 'read', 'write', 'getaddrinfo'].includes(
    (error as NodeJS.ErrnoException).syscall ?? '',
  )
  return isOfConnection && [...unreachable, 'EPIPE', 'EAI_AGAIN', 'ENOTFOUND'].includes(codeOf(error))
}

/** A serialization failure and a deadlock: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html */
const conflictCodes = ['40001', '40P01']

/** Whether PostgreSQL has rolled a transaction back because of what others did at the same time; it may succeed when repeated. */
export function isConflict(error: unknown): boolean {
  return conflictCodes.includes(codeOf(error))
}

/**
 * Whether the database accepts no writes: a replica, or one that its provider made read-only because its disk is full.
 */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === '25006'
}

/** Says why a server at DATABASE_URL cannot be used. Never contains the password. */
export function explainRefusal(error: unknown, databaseUrl: string): DatabaseUnavailable {
  const cannot = (reason: string) => new DatabaseUnavailable(reason)
  if (!URL.canParse(databaseUrl)) {
    return cannot(
      'DATABASE_URL is not an address. Write it as postgres://user:password@host:5432/database; ' +
        'signs such as # or @ in the password are written as %23 or %40.',
    )
  }
  const { hostname, port, pathname, username, password, searchParams } = new URL(databaseUrl)
  const host = hostname || searchParams.get('host') || 'localhost'
  const where = `${host}:${port || 5432}`
  const code = codeOf(error)
  const message = error instanceof Error ? error.message : String(error)
  if (unreachable.includes(code) || /timeout|timed out/i.test(message)) {
    return cannot(`The database server ${where} does not answer. Check that it runs, and that DATABASE_URL is right.`)
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return cannot(`The name of the database server, ${host}, cannot be resolved. Check DATABASE_URL.`)
  }
  if (code === '28P01' || code === '28000') {
    return cannot(`The database server ${where} refuses the user ${username}. Check user and password in DATABASE_URL.`)
  }
  if (code === '3D000') {
    return cannot(`The server ${where} has no database named ${pathname.slice(1)}. Create it, or correct DATABASE_URL.`)
  }
  const secrets = [password, decodeURIComponent(password)].filter((secret) => secret !== '')
  const safe = secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message)
  return cannot(`The database server ${where} cannot be used: ${safe}. Check DATABASE_URL.`)
}

function codeOf(error: unknown): string {
  return (error as { code?: string } | null)?.code ?? ''
}
