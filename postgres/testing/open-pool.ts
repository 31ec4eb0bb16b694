import pg from 'pg'

/** A pool for tests that stop and kill PostgreSQL: a lost connection is replaced, and ends neither test nor process. */
export function openPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...connection, ssl: false, max: 2 })
  const ignore = () => undefined
  pool.on('error', ignore)
  // The pool listens on idle clients only.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}
