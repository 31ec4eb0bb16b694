import { Resolver } from 'node:dns/promises'

/** The TXT records at a name of the DNS, `[]` where there is none. Rejects when no server answers. */
export type FindTextRecords = (name: string) => Promise<string[]>

/** Milliseconds that a DNS server may take, each of two times. */
const timeout = 3000

export const findTextRecords: FindTextRecords = async (name) => {
  const resolver = new Resolver({ timeout, tries: 2 })
  const records = await resolver.resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })
  return records.map((parts) => parts.join(''))
}
