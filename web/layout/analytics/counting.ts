import { scriptPolicy } from '../../ui/trusted-types.ts'
import { type Provider, script } from './provider.ts'
import { deleteProviderCookies } from './provider-cookies.ts'

/** How long a page waits for the provider to record an outbound link, in milliseconds. */
const callbackTime = 250

interface Queue {
  dataLayer?: unknown[]
}

const queue = () => {
  const holder = window as Queue
  holder.dataLayer ??= []
  return holder.dataLayer
}

/** The provider reads a list of commands; each has to be the `arguments` of a call. */
const record: (...words: unknown[]) => void = function record() {
  // biome-ignore lint/complexity/noArguments: the provider takes nothing else
  queue().push(arguments)
}

let previousPage = ''

/** Loads the provider's script, once. We send page views one by one; the script never does so by itself. */
export function loadProvider({ id, script: source }: Provider): void {
  if (script.loadedFor === id) return
  script.loadedFor = id
  previousPage = publicAddress(document.referrer)
  record('js', new Date())
  // Whatever the script counts by itself gets this address and not the one that the document has.
  record('config', id, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    page_location: publicAddress(window.location.href),
    page_referrer: previousPage,
  })
  const address = new URL(source)
  address.searchParams.set('id', id)
  const element = document.createElement('script')
  element.async = true
  element.src = scriptPolicy('analytics', address.href)(address.href)
  document.head.append(element)
}

/** Lets the script count, or has it count nothing by itself: `ga-disable-…` is its own switch for that. */
export function switchProvider({ id }: Provider, isOn: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: !isOn })
}

/**
 * Removes what the provider left: its cookies, and with `reload` its script where this document has it. A script that
 * runs cannot be taken back, so the document is loaded again without it.
 */
export function removeProvider(provider: Provider, { reload }: { reload: boolean }): void {
  switchProvider(provider, false)
  deleteProviderCookies()
  if (reload && script.loadedFor !== undefined) window.location.reload()
}

/** A URL without anything personal: queries, and the ids of schools. `""` for none. */
function publicAddress(url: string): string {
  if (!URL.canParse(url)) return ''
  const { origin, pathname } = new URL(url)
  return origin + pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/gi, 'id')
}

export function sendPageView(pathname: string): void {
  const page = { page_location: publicAddress(window.location.origin + pathname), page_referrer: previousPage }
  record('set', page)
  record('event', 'page_view', page)
  previousPage = page.page_location
}

/** Reports an outbound link, and continues as soon as the provider has recorded it, or after 250 ms. */
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
