import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { addedLatelyQuery } from './queries.ts'

/** A link that resets a password, by its token, `""` if there is none: whether it works, and what it may remove. */
export function useResetLink(token: string) {
  const [isUsed, setUsed] = useState(false)
  const { data: added, error, refetch } = useQuery({ ...addedLatelyQuery(token), enabled: token !== '' })
  const isRefused = error instanceof ApiError && error.code === 'account/link-expired'
  return {
    token,
    added,
    error,
    isExpired: token === '' || isUsed || isRefused,
    expire: () => setUsed(true),
    retry: () => void refetch(),
  }
}

export type ResetLink = ReturnType<typeof useResetLink>
