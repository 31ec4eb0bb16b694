import type { UseQueryResult } from '@tanstack/react-query'

type Facts = Pick<UseQueryResult, 'data' | 'fetchStatus' | 'failureCount' | 'errorUpdateCount'>

/**
 * Whether the first attempt of a query is under way. What its answer would move can be held back until then, and is not
 * held back by a portal that does not answer, or without a connection.
 */
export const isFirstTry = ({ data, fetchStatus, failureCount, errorUpdateCount }: Facts): boolean =>
  data === undefined && fetchStatus === 'fetching' && failureCount + errorUpdateCount === 0
