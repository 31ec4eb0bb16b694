import { commonErrors } from '#contract/common-errors.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page/page.tsx'

export function NotAllowedPage() {
  return (
    <Page title="Your account cannot open this page" lead={commonErrors['not-allowed'].message}>
      <ButtonLink to="/resources" className="mt-6">
        Go to the bookshelf
      </ButtonLink>
    </Page>
  )
}
