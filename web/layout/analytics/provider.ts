import { useSyncExternalStore } from 'react'

/** How long a page waits for the provider to have heard of a link that leads away, in milliseconds. */
const callbackTime = 250

export interface Provider {
  id: string
  script: string
}

interface Queue {
  dataLayer?: unknown[]
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => { createScriptURL: (url: string) => string }
  }
}

const nothing = () => () => undefined
let known: Provider | null = null

/** What the server wrote into the page, once it has a document. */
export function useProvider(): Provider | null {
  return useSyncExternalStore(nothing, configuredProvider, () => null)
}

/** What the server wrote into the page; null without a tracking id: then nobody is asked, and nothing is loaded. */
function configuredProvider(): Provider | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="analytics"]')
  const { id = '', script = '' } = meta?.dataset ?? {}
  const isSame = known?.id === id && known.script === script
  if (!isSame) known = id && script ? { id, script } : null
  return known
}

const queue = () => {
  const holder = window as Queue
  holder.dataLayer ??= []
  return holder.dataLayer
}

/** The provider reads a list of commands, each of which has to be the `arguments` of a call. */
const record: (...words: unknown[]) => void = function record() {
  // biome-ignore lint/complexity/noArguments: the provider takes nothing else
  queue().push(arguments)
}

let loaded: string | undefined

/** Loads the provider's script, once. Views are told one by one, never by the script itself. */
export function loadProvider({ id, script }: Provider): void {
  if (loaded === id) return
  loaded = id
  record('js', new Date())
  record('config', id, { send_page_view: false, anonymize_ip: true, allow_google_signals: false })
  const address = new URL(script)
  address.searchParams.set('id', id)
  const policy = (window as Queue).trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  const element = document.createElement('script')
  element.async = true
  element.src = policy?.createScriptURL(address.href) ?? address.href
  document.head.append(element)
}

/** An address without what may be somebody's: queries, and the ids of schools. */
function publicPath(pathname: string): string {
  return pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, 'id')
}

export function sendPageView(pathname: string): void {
  record('event', 'page_view', { page_location: window.location.origin + publicPath(pathname) })
}

/** Tells of a link that leads away, and goes on as soon as the provider has heard of it, or after 250 ms. */
export function sendOutbound(url: string, goOn: (() => void) | undefined): void {
  let isGone = false
  const leave = () => {
    if (isGone) return
    isGone = true
    goOn?.()
  }
  record('event', 'click', { event_category: 'outbound', event_label: new URL(url).origin, event_callback: leave })
  if (goOn) setTimeout(leave, callbackTime)
}
