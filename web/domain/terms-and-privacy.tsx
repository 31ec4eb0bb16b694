import { Link } from 'react-router'

/** What somebody agrees to and has read, for the end of a sentence. Both open beside the form, so that what was typed stays. */
export function TermsAndPrivacy() {
  return (
    <>
      <Link to="/terms" target="_blank" className="link">
        terms
      </Link>{' '}
      and have read the{' '}
      <Link to="/privacy" target="_blank" className="link">
        privacy notice
      </Link>{' '}
      (both open in a new tab)
    </>
  )
}

/** The words beside the box of a form that creates an account. */
export function TermsLabel() {
  return (
    <>
      I agree to the <TermsAndPrivacy />
    </>
  )
}
