import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import { browserErrors } from '#contract/browser-errors.ts'
import { askHealth } from '../api/health.ts'
import { useMayOpen } from '../session/use-may-open.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page/page.tsx'
import { LoadingScreen } from './loading-screen.tsx'
import { hasReloadedLately, noteReload } from './reload-once.ts'

/** The files of a page no longer exist after an update: a reload loads the new ones. */
function isMissingFile(error: unknown): boolean {
  return error instanceof Error && /import|module|fetch|preload/i.test(error.message)
}

/** Reloads once the portal responds: otherwise the browser's own error page would replace this one. */
async function reload(): Promise<boolean> {
  const isThere = (await askHealth())?.ok ?? false
  if (isThere) window.location.reload()
  return isThere
}

/**
 * What shows when a page could not be loaded, or failed to render. If a file of it is missing, as after an update, the
 * page is reloaded once by itself: somebody who comes here has just left the page before, so nothing typed is lost by it.
 */
export function ErrorPage() {
  const mayOpen = useMayOpen()
  const error = useRouteError()
  const [state, setState] = useState<'by itself' | 'shown' | 'asking' | 'unreachable'>(() =>
    isMissingFile(error) && !hasReloadedLately() ? 'by itself' : 'shown',
  )
  useEffect(() => {
    if (state !== 'by itself' || hasReloadedLately()) return
    noteReload()
    void reload().then((isThere) => isThere || setState('shown'))
  }, [state])
  const sentence = isMissingFile(error)
    ? 'We could not load this page. Check your connection, then reload it.'
    : browserErrors.internal.message
  const handleReload = async () => {
    setState('asking')
    if (!(await reload())) setState('unreachable')
  }
  if (state === 'by itself') return <LoadingScreen />
  return (
    <Page title="Something went wrong" lead={sentence}>
      {state === 'unreachable' && (
        <p role="alert" className="mt-6 max-w-[60ch] font-bold">
          The portal is not responding. Check your connection, or try again in a few minutes.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-4">
        <Button isBusy={state === 'asking'} busyLabel="Reloading…" onClick={() => void handleReload()}>
          Reload the page
        </Button>
        {mayOpen('/resources') && (
          <ButtonLink to="/resources" tone="quiet">
            Go to the bookshelf
          </ButtonLink>
        )}
      </div>
    </Page>
  )
}
