import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import type { Showcase } from '#contract/showcase.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { pageName } from './page-name.ts'
import './page-dialog.css'
import { TextLink } from '../../ui/text/text-link.tsx'

interface PageDialogProps {
  book: NonNullable<Showcase['book']>
  /** It stays mounted while it is closed, so that the browser gives the focus back. */
  isOpen: boolean
  /** Which of its pages is shown, from 0. */
  index: number
  onTurn: (index: number) => void
  onClose: () => void
}

/** A page of the featured book, large. Buttons and arrow keys turn it. */
export function PageDialog({ book, isOpen, index, onTurn, onClose }: PageDialogProps) {
  const { isSignedIn } = useSession()
  const page = book.pages[index]
  if (!page) return null
  const count = book.pages.length
  const turn = (by: number) => onTurn((index + by + count) % count)
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(1)
    if (key === 'ArrowLeft') turn(-1)
  }
  return (
    <Dialog isOpen={isOpen} title={book.title} onClose={onClose} className="page-dialog">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the buttons in it */}
      <div onKeyDown={handleKeyDown}>
        <img
          key={page.number}
          src={page.image}
          srcSet={`${page.image} 800w, ${page.image_large} 1600w`}
          sizes="(min-width: 1024px) 896px, 92vw"
          width={1600}
          height={Math.round(1600 / (book.aspect || 1))}
          alt={page.alt}
        />
        <div className="mt-4 flex items-center justify-between gap-4">
          <Button tone="quiet" aria-label="Previous page" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <p aria-live="polite" className="text-center">
            {pageName(page.number)}
          </p>
          <Button tone="quiet" aria-label="Next page" onClick={() => turn(1)}>
            <ChevronRight aria-hidden />
          </Button>
        </div>
        <p className="mt-2 text-center">
          {isSignedIn ? (
            <TextLink to={`/resources/view/${book.id}`}>Read the whole book</TextLink>
          ) : (
            <Link to="/register" className="link" onClick={onClose}>
              Register free to read the whole book
            </Link>
          )}
        </p>
      </div>
    </Dialog>
  )
}
