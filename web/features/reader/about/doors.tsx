import './doors.css'
import { Award, BookOpen, CalendarCheck, GalleryHorizontalEnd, MonitorPlay, Presentation, Printer } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { type BookDetails, readHandout } from '#contract/books.ts'
import { urlFor } from '#contract/endpoint.ts'
import type { Resource } from '#contract/resources.ts'
import { readSlides } from '#contract/teaching.ts'
import { bookPath, readPath } from '../../../domain/book-paths.ts'
import { classCertificatesPath } from '../../../domain/class-certificates-path.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useLazyModule } from '../../../ui/use-lazy-module.ts'
import { KeepBookButton } from '../keep/keep-book-button.tsx'
import { getReady } from './get-ready.ts'

interface DoorsProps {
  details: BookDetails
  isParent: boolean
  /** How a class reads the book; renders nothing for people who have none. */
  forClass: ReactNode
  /** The card that families are sent; renders nothing for people who send none. */
  forFamilies: ReactNode
}

/** What there is to do with an open storybook, by when it is done: read it, teach it, finish it. */
export function Doors({ details: { resource, handout, has_lesson }, isParent, forClass, forFamilies }: DoorsProps) {
  const isTaught = !isParent && (resource.is_book || handout.length > 0)
  return (
    <div className="doors">
      <Group name="Read">
        <li>
          <ButtonLink to={readPath(resource.id)} className="door-main">
            <BookOpen aria-hidden />
            {isParent ? 'Read it together' : 'Open the book'}
          </ButtonLink>
        </li>
        {!isParent && <li>{forClass}</li>}
        {resource.is_book && (
          <li>
            <KeepBookButton resource={resource} />
          </li>
        )}
      </Group>
      {isTaught && (
        <Group name="Teach">
          {resource.is_book && (
            <li>
              <Link to={`${bookPath(resource.id)}/teach`}>
                <Presentation aria-hidden />
                Lead a lesson
              </Link>
            </li>
          )}
          {resource.is_book && (
            <li>
              <Link to={`${bookPath(resource.id)}/board`}>
                <MonitorPlay aria-hidden />
                Put it on the board
              </Link>
            </li>
          )}
          {has_lesson && (
            <li>
              <a href={urlFor(readSlides, { params: { id: resource.id } })} download>
                <GalleryHorizontalEnd aria-hidden />
                Slides (PowerPoint)
              </a>
            </li>
          )}
          {handout.length > 0 && <ToPrint book={resource} />}
        </Group>
      )}
      <Group name="Finish">
        <li>
          {isParent ? (
            <Certificate book={resource} />
          ) : (
            <Link to={classCertificatesPath(resource.id)}>
              <Award aria-hidden />
              Certificates for the class
            </Link>
          )}
        </li>
        {!isParent && <li>{forFamilies}</li>}
      </Group>
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="doors-group" aria-labelledby={id}>
      <h2 id={id} className="doors-name">
        {name}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

/** The plan with its sheets: as a file, and with the book already open when the class comes in. */
function ToPrint({ book }: { book: Resource }) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const printed = urlFor(readHandout, { params: { id: book.id } })
  const handleReady = () => {
    if (isBusy) return
    setBusy(true)
    getReady(printed, () => void navigate(readPath(book.id)))
      .catch(() => showToast.error('We could not print the plan and the sheets. Open them one by one.'))
      .finally(() => setBusy(false))
  }
  return (
    <>
      <li>
        <a href={printed} target="_blank" rel="noreferrer">
          <Printer aria-hidden />
          Plan and sheets (PDF)
        </a>
      </li>
      <li>
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          title="Opens the book full screen, and prints the plan with its sheets"
          onClick={handleReady}
        >
          <CalendarCheck aria-hidden />
          {isBusy ? 'Getting it ready…' : 'Get it ready for Monday'}
        </button>
      </li>
    </>
  )
}

/** One certificate, for a child at home. */
function Certificate({ book }: { book: Resource }) {
  const [isOpen, setOpen] = useState(false)
  const [dialog, loadDialog] = useLazyModule(
    () => import('../certificate-dialog.tsx'),
    'The certificate did not load. Check your connection and try again.',
  )
  const open = async () => {
    if (await loadDialog()) setOpen(true)
  }
  return (
    <>
      <button type="button" onClick={() => void open()}>
        <Award aria-hidden />
        Certificate
      </button>
      {dialog && <dialog.CertificateDialog resource={book} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
