import { BookOpen, Presentation, School } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Workshop } from '#contract/workshop.ts'
import { FilterTabs } from '../../../ui/lists/filter-tabs.tsx'
import { Mark } from '../../../ui/lists/mark.tsx'
import { TextLink } from '../../../ui/text/text-link.tsx'
import { Checks } from './checks.tsx'
import { GuidePaste } from './guide-paste.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { PageSection } from './page-section.tsx'
import { SayingsList } from './sayings-list.tsx'
import { TextsPart } from './texts/texts-part.tsx'
import { useDrafts } from './use-drafts.ts'
import { usePlace } from './use-place.ts'
import { WordList } from './word-list.tsx'

/** Everything about one book, a part of it at a time. */
export function WorkshopRoom({ workshop }: { workshop: Workshop }) {
  const { resource, pages, words, lesson, sayings } = workshop
  const drafts = useDrafts(resource.id)
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.read, drafts.read)
  const { part, page, field, go } = usePlace(workshop)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="workshop-title">
          <Link className="link" title={resource.title} to={`/admin/library/${resource.id}`}>
            {resource.title}
          </Link>
          {resource.is_draft && <Mark>Draft</Mark>}
        </p>
        <ul aria-label="Look at it" className="workshop-looks">
          <li>
            <TextLink to={`/resources/view/${resource.id}`}>
              <BookOpen aria-hidden />
              As a reader, and read aloud
            </TextLink>
          </li>
          <li>
            <TextLink to={`/resources/books/${resource.id}/teach`}>
              <School aria-hidden />
              As a teacher
            </TextLink>
          </li>
          <li>
            <TextLink to={`/resources/books/${resource.id}/board`}>
              <Presentation aria-hidden />
              On the board
            </TextLink>
          </li>
        </ul>
      </div>
      <div className="workshop-tabs">
        <FilterTabs
          label="Part of the book"
          tabs={[
            { name: 'pages', label: 'Pages', count: pages.length },
            { name: 'words', label: 'Words to explain', count: words.rows.length },
            { name: 'lesson', label: 'Lesson', count: lesson.rows.length },
            { name: 'sayings', label: 'Said aloud', count: sayings.rows.length },
            { name: 'texts', label: 'Texts' },
            { name: 'guide', label: 'Paste a guide' },
            { name: 'checks', label: 'Before publishing' },
          ]}
          chosen={part}
          onChoose={(name) => go({ part: name })}
        />
      </div>
      {part === 'pages' && (
        <PageSection
          drafts={drafts}
          unsaved={unsaved}
          workshop={workshop}
          current={page}
          field={field}
          onChoose={(number) => go({ page: number })}
        />
      )}
      {part === 'words' && <WordList drafts={drafts} workshop={workshop} />}
      {part === 'lesson' && <LessonSteps drafts={drafts} workshop={workshop} />}
      {part === 'sayings' && <SayingsList drafts={drafts} workshop={workshop} />}
      {part === 'texts' && <TextsPart resource={resource} />}
      {part === 'guide' && <GuidePaste workshop={workshop} onStored={() => go({ part: 'pages' })} />}
      {part === 'checks' && <Checks workshop={workshop} />}
    </>
  )
}
