import { useSyncExternalStore } from 'react'
import { redirectDocument } from 'react-router'

export interface Provider {
  id: string
  script: string
}

const nothing = () => () => undefined
let known: Provider | null = null

/** What the server wrote into the page, once it has a document. */
export function useProvider(): Provider | null {
  return useSyncExternalStore(nothing, configuredProvider, () => null)
}

/**
 * What the server wrote into the page; null without a tracking id, and on pages that get a token: then nobody is asked,
 * and nothing is loaded.
 */
function configuredProvider(): Provider | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')
  const { id = '', script = '' } = meta?.dataset ?? {}
  const isSame = known?.id === id && known.script === script
  if (!isSame) known = id && script ? { id, script } : null
  return known
}

/** The id that the provider's script has been loaded with, once it has been. */
export const script: { loadedFor?: string } = {}

/**
 * Loader of the routes whose address may hold a token. Where the provider's script runs in this document, the page is
 * opened in a fresh one, into which the server writes no provider and whose policy allows none.
 */
export function loadWithoutProvider({ request }: { request: Request }): Response | null {
  return script.loadedFor === undefined ? null : redirectDocument(request.url)
}
