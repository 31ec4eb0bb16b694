import './end-page.css'
import { Award, BookOpen } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import type { Resource } from '#contract/resources.ts'
import { ageText, minutesText } from '../../../domain/ages-and-minutes.ts'
import { Said } from '../../../domain/class-words/said.tsx'
import { isForHome, titleBeside } from '../../../domain/companions.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx'
import type { ReadResource } from '../read-resource.ts'
import { SurroundingsContext } from '../surroundings.ts'
import { EndBack } from '../way-back.tsx'
import { NextBook } from './next-book.tsx'
import { TalkAbout } from './talk-about.tsx'

interface EndPageProps {
  resource: ReadResource
  companions: Resource[]
  onBack: () => void
  onReadAgain: () => void
  onPage: (page: number) => void
  onCertificate: (() => void) | null
}

/** After the last page: the child's certificate, something to talk about, the next book, and what goes with this one. */
export function EndPage({ resource, companions, onBack, onReadAgain, onPage, onCertificate }: EndPageProps) {
  const surroundings = use(SurroundingsContext)
  const isParent = useSession().user?.role === 'parent'
  const papers = isParent ? companions.filter(isForHome) : companions
  return (
    <section className="book-end" aria-labelledby="book-end" data-own-keys>
      <div className="book-end-inner">
        <img className="book-end-cover" src={resource.image} alt="" draggable={false} />
        <div className="grid content-center gap-4">
          <h2 id="book-end" tabIndex={-1} className="book-end-title outline-none">
            <Said>You finished the book!</Said>
          </h2>
          <p className="max-w-[34em]">
            <Said>
              {onCertificate
                ? `Well done. There is a certificate for everybody who has read “${resource.title}”.`
                : `You have read “${resource.title}” to the end.`}
            </Said>
          </p>
          <div className="flex flex-wrap gap-3">
            {onCertificate && (
              <Button onClick={onCertificate}>
                <Award aria-hidden />
                Get the certificate
              </Button>
            )}
            <Button tone="quiet" onClick={onReadAgain}>
              <BookOpen aria-hidden />
              <Said>Read it again</Said>
            </Button>
            <EndBack />
            <button type="button" className="link min-h-12 cursor-pointer px-2 font-bold" onClick={onBack}>
              <Said>Previous page</Said>
            </button>
          </div>
        </div>
        {surroundings ? (
          surroundings.atEnd
        ) : (
          <div className="book-end-onwards">
            <TalkAbout book={resource.id} onPage={onPage} />
            <NextBook after={resource.id} />
          </div>
        )}
        {papers.length > 0 && (
          <div className="book-end-next">
            <h3 className="book-end-subtitle">{isParent ? 'To do together' : 'Teach it'}</h3>
            {!isParent && ageText(resource) && (
              <p className="book-end-facts">{`For ${ageText(resource).toLowerCase()}`}</p>
            )}
            <ul className="book-end-companions">
              {papers.map((companion) => (
                <li key={companion.id}>
                  <Link to={`/resources/view/${companion.id}`} className="book-end-companion">
                    <img src={companion.image} alt="" loading="lazy" />
                    <CompanionTitle title={companion.title} shown={titleBeside(companion.title, resource.title)} />
                    {companion.is_locked && <span className="book-end-locked">Not open to you yet</span>}
                  </Link>
                  {companion.minutes > 0 && <p className="book-end-facts">{minutesText(companion.minutes)}</p>}
                  {companion.description && <p className="book-end-description">{companion.description}</p>}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}

/** Shown without the title of its book, but read out in full. */
function CompanionTitle({ title, shown }: { title: string; shown: string }) {
  return (
    <span>
      {shown !== title && <VisuallyHidden>{title.slice(0, -shown.length)}</VisuallyHidden>}
      <span className="book-end-companion-title">{shown}</span>
    </span>
  )
}
