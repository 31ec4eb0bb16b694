import { ArrowLeft, Library } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { SurroundingsContext } from './surroundings.ts'

/** The way back at the beginning of a bar: to the shelf, unless the reader came another way. */
export function BarBack() {
  const back = use(SurroundingsContext)?.back
  if (back) {
    return (
      <button type="button" className="reader-tool" aria-label={back.label} onClick={back.onPress}>
        <ArrowLeft aria-hidden />
      </button>
    )
  }
  return (
    <Link to="/resources" className="reader-tool" aria-label="Back to the shelf">
      <ArrowLeft aria-hidden />
    </Link>
  )
}

/** The same after the last page. */
export function EndBack() {
  const back = use(SurroundingsContext)?.back
  if (back) {
    return (
      <Button tone="quiet" onClick={back.onPress}>
        {back.label}
      </Button>
    )
  }
  return (
    <ButtonLink to="/resources" tone="quiet">
      <Library aria-hidden />
      Back to the shelf
    </ButtonLink>
  )
}
