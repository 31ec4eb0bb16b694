import { ArrowLeft, Library } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { Said } from '../../domain/class-words/said.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { SurroundingsContext } from './surroundings.ts'

/** The way back at the beginning of a bar: to the shelf, unless the reader came another way. */
export function BarBack() {
  const back = use(SurroundingsContext)?.back
  if (back) {
    return (
      <button type="button" className="reader-tool" onClick={back.onPress}>
        <ArrowLeft aria-hidden />
        <VisuallyHidden>
          <Said>{back.label}</Said>
        </VisuallyHidden>
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
        <Said>{back.label}</Said>
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
