import { Award, BookOpen, Lock, Presentation, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { type BookDetails, readHandout } from '#contract/books.ts'
import { urlFor } from '#contract/endpoint.ts'
import { ageText, minutesText } from '../../../domain/ages-and-minutes.ts'
import { classCertificatesPath } from '../../../domain/class-certificates-path.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button, ButtonLink, buttonClass } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Page } from '../../../ui/page/page.tsx'
import { KeepBookButton } from '../keep/keep-book-button.tsx'
import { LockReason } from '../locked-resource.tsx'
import { getReady } from './get-ready.ts'
import { LookInside } from './look-inside.tsx'
import { MoreWays } from './more-ways.tsx'
import { Papers } from './papers.tsx'
import { Permission } from './permission.tsx'

/** Everything on the page of one storybook. A book without pages, cover or description has a page too. */
export function AboutBook({ details, forClass }: { details: BookDetails; forClass: ReactNode }) {
  const { resource, spreads, papers, handout, has_prompts } = details
  const { user } = useSession()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const isParent = user?.role === 'parent'
  const book = `/resources/view/${resource.id}`
  const printed = urlFor(readHandout, { params: { id: resource.id } })
  const canPrint = handout.length > 0 && !isParent
  const handleReady = () => {
    setBusy(true)
    getReady(printed, () => void navigate(book))
      .catch(() => showToast.error('We could not print the plan and the sheets. Open them one by one.'))
      .finally(() => setBusy(false))
  }
  const facts = [
    { name: 'For', text: ageText(resource).toLowerCase() },
    { name: 'Reading aloud', text: minutesText(resource.minutes) },
    { name: 'Length', text: resource.page_count > 1 ? `${resource.page_count} pages` : '' },
    { name: 'To print', text: papers.length > 0 ? `${papers.length} ${papers.length === 1 ? 'paper' : 'papers'}` : '' },
  ].filter(({ text }) => text !== '')
  return (
    <Page title={resource.title} breadcrumb={[{ label: 'Resources', to: '/resources' }, { label: resource.title }]}>
      <div className="about-book">
        <BookCover title={resource.title} image={resource.image_large || resource.image} aspect={resource.aspect} />
        <div className="about-book-words">
          {resource.is_draft && <p className="about-book-draft">Draft: only operators can see it</p>}
          {resource.description && <p className="about-book-description">{resource.description}</p>}
          {facts.length > 0 && (
            <dl className="about-book-facts">
              {facts.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <Permission of={resource} />
          {resource.is_locked ? (
            <>
              <p className="flex items-center gap-3 font-bold text-lg">
                <Lock aria-hidden className="shrink-0" />
                Not open to you yet
              </p>
              <LockReason />
            </>
          ) : (
            <>
              <div className="flex flex-wrap gap-4">
                {canPrint && (
                  <Button isBusy={isBusy} busyLabel="Getting it ready…" onClick={handleReady}>
                    Get it ready for Monday
                  </Button>
                )}
                <ButtonLink to={book} tone={canPrint ? 'quiet' : 'main'}>
                  <BookOpen aria-hidden />
                  {isParent ? 'Read it together' : 'Open the book'}
                </ButtonLink>
                {forClass}
                {resource.is_book && <KeepBookButton resource={resource} />}
                {canPrint && (
                  <a href={printed} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
                    <Printer aria-hidden />
                    Plan and sheets (PDF)
                  </a>
                )}
                {has_prompts && !isParent && (
                  <ButtonLink to={`/resources/books/${resource.id}/teach`} tone="quiet">
                    <Presentation aria-hidden />
                    Teach with the board
                  </ButtonLink>
                )}
                {!isParent && (
                  <ButtonLink to={classCertificatesPath(resource.id)} tone="quiet">
                    <Award aria-hidden />
                    Certificates for the class
                  </ButtonLink>
                )}
              </div>
              {canPrint && (
                <p className="max-w-[60ch] text-ink-soft text-sm">
                  “Get it ready for Monday” opens the book full screen and prints the lesson plan with its sheets.
                </p>
              )}
            </>
          )}
        </div>
      </div>
      {spreads.length > 0 && <LookInside book={resource} spreads={spreads} />}
      {resource.is_book && !resource.is_locked && <MoreWays book={resource} />}
      {papers.length > 0 && <Papers book={resource} papers={papers} isParent={isParent} />}
    </Page>
  )
}

/** The cover as it is, or the title on cloth where there is none. */
function BookCover({ title, image, aspect }: { title: string; image: string; aspect: number }) {
  const [isMissing, setMissing] = useState(image === '')
  return (
    <div className="about-book-cover" style={{ aspectRatio: aspect > 0 ? aspect : 1 }}>
      {isMissing ? (
        <span aria-hidden="true">{title}</span>
      ) : (
        <img src={image} alt="" onError={() => setMissing(true)} />
      )}
    </div>
  )
}
