import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BookDetails } from '#contract/books.ts'
import { ageText, minutesText, yearText } from '../../../domain/ages-and-minutes.ts'
import { useSession } from '../../../session/use-session.ts'
import { Page } from '../../../ui/page/page.tsx'
import { useSettledPicture } from '../../../ui/use-settled-picture.ts'
import { LockReason } from '../locked-resource.tsx'
import { Curriculum } from './curriculum.tsx'
import { Doors } from './doors.tsx'
import { LookInside } from './look-inside.tsx'
import { MoreWays } from './more-ways.tsx'
import { Papers } from './papers.tsx'
import { Permission } from './permission.tsx'

/** The page with everything about one storybook. A book without pages, cover or description has one too. */
export function AboutBook({
  details,
  ...given
}: { details: BookDetails } & Record<'forClass' | 'forFamilies', ReactNode>) {
  const { resource, spreads, papers, curriculum, nation } = details
  const { user } = useSession()
  const isParent = user?.role === 'parent'
  const facts = [
    { name: 'For', text: ageText(resource).toLowerCase() },
    { name: 'Reading aloud', text: minutesText(resource.minutes) },
    { name: 'To read alone', text: yearText(resource, nation) },
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
          {resource.is_locked ? (
            <>
              <p className="flex items-center gap-3 font-bold text-lg">
                <Lock aria-hidden className="shrink-0" />
                Not open to you yet
              </p>
              <LockReason />
            </>
          ) : (
            <Doors details={details} isParent={isParent} {...given} />
          )}
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
        </div>
      </div>
      {spreads.length > 0 && <LookInside book={resource} spreads={spreads} />}
      {resource.is_book && !resource.is_locked && <MoreWays book={resource} />}
      {papers.length > 0 && <Papers book={resource} papers={papers} isParent={isParent} />}
      {!isParent && <Curriculum rows={curriculum} nation={nation} />}
      <Permission of={resource} />
    </Page>
  )
}

/** The cover as it is, or the title on cloth where there is none. */
function BookCover({ title, image, aspect }: { title: string; image: string; aspect: number }) {
  const [isMissing, setMissing] = useState(image === '')
  const handleError = () => setMissing(true)
  const picture = useSettledPicture({ onError: handleError })
  return (
    <div className="about-book-cover" style={{ aspectRatio: aspect > 0 ? aspect : 1 }}>
      {isMissing ? (
        <span aria-hidden="true">{title}</span>
      ) : (
        <img ref={picture} src={image} alt="" fetchPriority="high" onError={handleError} />
      )}
    </div>
  )
}
