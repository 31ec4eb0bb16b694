import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { brandQuery } from '../../../api/brand-query.ts'
import { useSession } from '../../../session/use-session.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FiveWays } from './five-ways.tsx'
import { InfoTile } from './info-tile.tsx'
import { feedbackPath, OutwardLink } from './outward-link.tsx'
import { OpenBookPicture, SeedlingPicture, SpeechPicture } from './pictures.tsx'
import { SponsorTile } from './sponsor-tile.tsx'

/** What there is beside the books: introduction, enterprise education, feedback, sponsor. Parents have children, not students. */
export function ResourcesInfo() {
  const { user } = useSession()
  const isParent = user?.role === 'parent'
  const { data: brand } = useQuery(brandQuery)
  const [isOpen, setOpen] = useState(false)
  const headingId = useId()
  const waysId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-16 tablet:mt-20">
      <h2 id={headingId} data-tour="more-resources" className="w-fit text-xl tablet:text-2xl">
        More resources
      </h2>
      <div className="mt-6 grid grid-flow-row-dense gap-6 tablet:grid-cols-2 tablet:gap-6 desktop:grid-cols-4">
        <InfoTile
          picture={<OpenBookPicture />}
          tint="accent"
          title="Introduction"
          text={`What the books are for, what comes with each of them, and how to begin. Worth a cup of tea before the first ${isParent ? 'story' : 'lesson'}.`}
        >
          <OutwardLink address={brand?.introduction_url ?? ''} otherwise="The introduction is being written.">
            Read the introduction (PDF)
          </OutwardLink>
        </InfoTile>
        <InfoTile
          picture={<SeedlingPicture />}
          tint="sky"
          title="Enterprise education"
          text="For a child of seven it is not about getting rich. It is looking closely, using what you have, and keeping your word."
        >
          <button
            type="button"
            data-tour="five-ways"
            className="link inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-left font-bold text-sm"
            aria-expanded={isOpen}
            aria-controls={waysId}
            onClick={() => setOpen(!isOpen)}
          >
            Five ways to use the books
            <ChevronDown
              aria-hidden="true"
              size={20}
              className={classNames('shrink-0 transition-[rotate] duration-150', isOpen && 'rotate-180')}
            />
          </button>
        </InfoTile>
        <section
          id={waysId}
          hidden={!isOpen}
          aria-label="Five ways to use the books in teaching"
          className="col-span-full rounded-md bg-accent-soft p-6 text-on-accent-soft tablet:p-8"
        >
          <FiveWays />
        </section>
        <InfoTile
          picture={<SpeechPicture />}
          tint="amber"
          title="Feedback"
          text={`How did your ${isParent ? 'child' : 'students'} enjoy the books? What made them laugh, what made them ask? It takes half a minute and steers what we write next.`}
        >
          <OutwardLink address={brand?.feedback_url || feedbackPath} tour="feedback">
            Tell us how it went
          </OutwardLink>
        </InfoTile>
        <SponsorTile brand={brand} />
      </div>
    </section>
  )
}
