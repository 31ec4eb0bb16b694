import { queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { listOwnQuotes } from '#contract/own-quotes.ts'
import { changeQuote, type QuoteOutcome, replyToQuote, saveOffer, sendQuote, viewQuote } from '#contract/quotes.ts'
import { call } from '../../api/call.ts'
import { useDecision } from '../../inbox/use-decision.ts'

export const quoteQuery = (id: string) =>
  queryOptions({
    queryKey: ['quote', id],
    queryFn: ({ signal }) => call(viewQuote, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** The quotes of one's own and of one's school. */
export const ownQuotesQuery = queryOptions({
  queryKey: ['own-quotes'],
  queryFn: ({ signal }) => call(listOwnQuotes, {}, { signal }),
  staleTime: 0,
})

export type QuoteDecision =
  | { kind: 'offer'; offer: Omit<Call<typeof saveOffer>['body'], 'version'> }
  | { kind: 'send'; text: string }
  | { kind: 'reply'; text: string }
  | { kind: 'status'; status: QuoteOutcome; order_number?: string; text?: string }

/** Applies an operator's decision to a quote in the version that they saw. */
export function useQuoteDecision({ id, version }: { id: string; version: number }) {
  const params = { id }
  return useDecision({
    caseKey: quoteQuery(id).queryKey,
    send: (decision: QuoteDecision) => {
      if (decision.kind === 'offer') return call(saveOffer, { params, body: { version, ...decision.offer } })
      if (decision.kind === 'send') return call(sendQuote, { params, body: { version, text: decision.text } })
      if (decision.kind === 'reply') return call(replyToQuote, { params, body: { version, text: decision.text } })
      const { status, order_number = '', text = '' } = decision
      return call(changeQuote, { params, body: { version, status, order_number, text } })
    },
  })
}
