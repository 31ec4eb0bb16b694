import type { StatisticsDetails } from '#contract/statistics.ts'

export interface Region {
  name: string
  schools: number
  authorities: Array<{ name: string; schools: number }>
}

const unknown = 'Not in the register'

/** The local authorities by region, most schools first; those not in the register come last. */
export function regionsOf(areas: StatisticsDetails['areas']): Region[] {
  const regions = new Map<string, Region>()
  for (const { region, local_authority, schools } of areas) {
    const name = region || unknown
    const found = regions.get(name) ?? { name, schools: 0, authorities: [] }
    found.schools += schools
    if (local_authority) found.authorities.push({ name: local_authority, schools })
    regions.set(name, found)
  }
  const isUnknown = ({ name }: Region) => Number(name === unknown)
  return [...regions.values()].sort(
    (a, b) => isUnknown(a) - isUnknown(b) || b.schools - a.schools || a.name.localeCompare(b.name),
  )
}
