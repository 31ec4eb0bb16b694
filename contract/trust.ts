import { endpoint } from './endpoint.ts'

/**
 * Sends a table of every column that holds something about a person: whose it is, what for, on what legal basis, and
 * how long it is kept.
 */
export const downloadDataInventory = endpoint({
  method: 'GET',
  path: '/api/trust/data.csv',
  access: 'visitor',
  download: 'text/csv',
})

/**
 * Sends everything that a school's data protection officer asks for, as one file: documents as PDF and Word, tables as
 * CSV.
 */
export const downloadTrustPack = endpoint({
  method: 'GET',
  path: '/api/trust/pack.zip',
  access: 'visitor',
  download: 'application/zip',
})

/**
 * Lists every package that the portal runs, with its version and licence (CycloneDX 1.5). Not found where nothing was
 * built.
 */
export const downloadSoftware = endpoint({
  method: 'GET',
  path: '/api/trust/software.json',
  access: 'visitor',
  download: 'application/vnd.cyclonedx+json',
})
