import { queryOptions } from '@tanstack/react-query'
import { listPasskeys, viewPasskeyOffer } from '#contract/passkeys.ts'
import { call } from '../../../api/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
})

export const passkeyOfferQuery = queryOptions({
  queryKey: ['passkey-offer'],
  queryFn: ({ signal }) => call(viewPasskeyOffer, {}, { signal }),
})
