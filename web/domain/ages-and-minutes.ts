import { schoolYearIn, type UkNation } from '#contract/curriculum.ts'
import type { Resource } from '#contract/resources.ts'

/** "Ages 6 to 9", "Age 7", or `""` when the ages are unknown (0). */
export function ageText({ age_from, age_to }: Pick<Resource, 'age_from' | 'age_to'>): string {
  if (age_from <= 0 || age_to <= 0) return ''
  return age_from === age_to ? `Age ${age_from}` : `Ages ${age_from} to ${age_to}`
}

/** "8 minutes", "1 hour", "1 hour 15 minutes", or `""` when unknown (0). */
export function minutesText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [
    hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'minute' : 'minutes'}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * The school year in which most children can read a storybook alone, as a nation calls it, or as each of them does where it
 * is not known; `""` when the year is unknown.
 */
export function yearText({ reading_year: year }: Pick<Resource, 'reading_year'>, nation: UkNation | null): string {
  if (year === null) return ''
  if (nation) return `about ${schoolYearIn(nation, year)}`
  const [scotland, ireland] = [schoolYearIn('scotland', year), schoolYearIn('northern-ireland', year)]
  return `about ${schoolYearIn('england', year)} (${scotland} in Scotland, ${ireland} in Northern Ireland)`
}
