import { DatabaseUnavailable } from './database-unavailable.ts'

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'ETIMEDOUT']

/** Whether the server may accept the same connection in a moment: it is starting, or not there yet. */
export function isPassing(error: unknown): boolean {
  return [...unreachable, 'EAI_AGAIN', '57P03', '57P01'].includes(codeOf(error))
}

/** Whether the database is away or cannot keep up, so that the same statement may do in a moment. */
export function isOutage(error: unknown): boolean {
  // What PostgreSQL itself says has a severity; all else is the connection's. Classes: connection, resources, intervention.
  const isOfServer = error instanceof Error && 'severity' in error
  return !isOfServer || /^(08|53|57)/.test(codeOf(error))
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
    return cannot(`The database server's name ${host} is not known. Check DATABASE_URL.`)
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
