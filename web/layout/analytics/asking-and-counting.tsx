import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { consentStore, giveConsent, readConsent, wasSaidHere } from './consent.ts'
import { loadProvider, removeProvider, sendOutbound, sendPageView, switchProvider } from './counting.ts'
import type { Provider } from './provider.ts'

const nobody = () => null

/** Where it leads, when a click leaves this site; null for everything else. */
function outboundTarget(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const leads = link && /^https?:$/.test(link.protocol) && link.origin !== window.location.origin
  return leads && !event.defaultPrevented ? link : null
}

/** Counts page views and outbound links, with consent. */
function useCounting(provider: Provider): void {
  const { pathname } = useLocation()
  useEffect(() => {
    switchProvider(provider, true)
    loadProvider(provider)
    // The layout of open books has no counting: a script that has been loaded before counts nothing there either.
    return () => switchProvider(provider, false)
  }, [provider])
  useEffect(() => sendPageView(pathname), [pathname])
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = outboundTarget(event)
      if (!link) return
      const opensBeside =
        link.target === '_blank' || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey
      if (opensBeside) return sendOutbound(link.href, undefined)
      event.preventDefault()
      sendOutbound(link.href, () => window.location.assign(link.href))
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [])
}

function Counting({ provider }: { provider: Provider }) {
  useCounting(provider)
  return null
}

/** For visitors who have refused, now or earlier. */
function NoCounting({ provider }: { provider: Provider }) {
  // In other tabs the script is switched off and goes with the document: a reload there might lose what is being typed.
  useEffect(() => removeProvider(provider, { reload: wasSaidHere() }), [provider])
  return null
}

/** Two equal buttons. Nothing is loaded until one of them is pressed. */
function ConsentBanner() {
  return (
    <section
      aria-label="Counting visits"
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-raised p-4 shadow-lift tablet:p-6 print:hidden"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-[60ch]">
          May we count which pages you open, to see what is useful? We never do this while you read a book, and you can
          change your answer at the bottom of every page.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" className="min-w-32" onClick={() => giveConsent('yes')}>
            Yes
          </Button>
          <Button tone="quiet" className="min-w-32" onClick={() => giveConsent('no')}>
            No
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Asks the visitor, and counts with consent. */
export default function AskingAndCounting({ provider }: { provider: Provider }) {
  const consent = useSyncExternalStore(consentStore.subscribe, readConsent, nobody)
  if (consent === null) return <ConsentBanner />
  return consent === 'yes' ? <Counting provider={provider} /> : <NoCounting provider={provider} />
}
