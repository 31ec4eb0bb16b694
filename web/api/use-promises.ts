import { useQuery } from '@tanstack/react-query'
import { noOrganisation, workingDays } from '#contract/organisation.ts'
import { brandQuery } from './brand-query.ts'

/** What the operators promise, for a sentence: `answerDays` is "two working days". Theirs once the brand is loaded. */
export function usePromises(): { answerDays: string; bookingDays: string } {
  const { data: { answer_days, booking_days } = noOrganisation } = useQuery(brandQuery)
  return { answerDays: workingDays(answer_days), bookingDays: workingDays(booking_days) }
}
