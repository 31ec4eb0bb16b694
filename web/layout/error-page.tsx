import { useRouteError } from 'react-router'
import { errors } from '#contract/errors.ts'
import { Button } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

/** The files of a page are gone after a new version was put in place: a reload brings the new ones. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch/i.test(error.message)
}

/** What shows when a page could not be loaded or failed while it was drawn. */
export function ErrorPage() {
  const error = useRouteError()
  const sentence = isMissingFile(error)
    ? 'We could not load this page. Check your connection, then reload it.'
    : errors.internal.message
  return (
    <Page title="Something went wrong" lead={sentence}>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </Page>
  )
}
