import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  return (
    <Page title="Page not found" heading="Page not found:" lead="The page you are looking for does not exist.">
      <p className="mt-6 max-w-[60ch]">
        If you typed the address, check it. If you followed a link, the page may have moved.
      </p>
      <ButtonLink to="/" className="mt-6">
        Go to the bookshelf
      </ButtonLink>
    </Page>
  )
}
