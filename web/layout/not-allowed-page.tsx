import { errors } from '#contract/errors.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export function NotAllowedPage() {
  return (
    <Page title="Not for this account" lead={errors['not-allowed'].message}>
      <ButtonLink to="/resources" className="mt-6">
        Go to the bookshelf
      </ButtonLink>
    </Page>
  )
}
