import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The token of a mailed link, `""` if there is none. It is removed from the URL as soon as it has been read, so that no
 * bookmark, screenshot or script of a later page has it. It stays with this entry of the tab's history, where a reload
 * finds it and other pages do not. Without a navigation of the router, which would move the focus.
 */
export function useTokenFromAddress(): string {
  const { search } = useLocation()
  const [token] = useState(() => new URLSearchParams(search).get('token') || keptToken())
  useLayoutEffect(() => {
    const url = new URL(window.location.href)
    if (!token || url.searchParams.get('token') !== token) return
    url.searchParams.delete('token')
    window.history.replaceState({ ...window.history.state, token }, '', url)
  }, [token])
  return token
}

function keptToken(): string {
  const state = window.history.state as { token?: unknown } | null
  return typeof state?.token === 'string' ? state.token : ''
}
