import { browserErrors } from '#contract/browser-errors.ts'
import { useRights } from '../session/use-rights.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page/page.tsx'

/** Replaces a page that the account may not open. Operators read who can help, and stay in the console. */
export function NotAllowedPage() {
  const isOperator = useRights()('support')
  return (
    <Page
      title="Your account cannot open this page"
      lead={
        isOperator
          ? 'You need more rights to open it. An owner of the portal can give them to you.'
          : browserErrors['not-allowed'].message
      }
    >
      <ButtonLink to={isOperator ? '/admin' : '/resources'} className="mt-6">
        {isOperator ? 'Go to Today' : 'Go to the bookshelf'}
      </ButtonLink>
    </Page>
  )
}
