import { endpoint } from './endpoint.ts'

/** Every column that holds something about a person: whose it is, what for, on what legal basis, and how long it is kept. */
export const downloadDataInventory = endpoint({
  method: 'GET',
  path: '/api/trust/data.csv',
  access: 'visitor',
  download: 'text/csv',
})
