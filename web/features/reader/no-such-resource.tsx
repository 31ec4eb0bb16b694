import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** The page of a resource that does not exist, or whose existence this user may not know about. */
export function NoSuchResource() {
  return (
    <Page
      title="Page not found"
      heading={
        <>
          Page not found
          <VisuallyHidden>:</VisuallyHidden>
        </>
      }
      lead="The page you are looking for does not exist."
    >
      <p className="mt-6 max-w-[60ch]">This book may have been taken off the shelf.</p>
      <ButtonLink to="/resources" className="mt-6">
        Back to the shelf
      </ButtonLink>
    </Page>
  )
}
