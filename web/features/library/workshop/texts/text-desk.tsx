import { useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import type { EditedText, StoryPage, TextReading } from '#contract/text-editing.ts'
import { Button } from '../../../../ui/button.tsx'
import { emptyBoxes } from './boxes.ts'
import { TextPage } from './page-of-text.tsx'
import { TextFile } from './text-file.tsx'
import { TextFindings } from './text-findings.tsx'
import { TextHead } from './text-head.tsx'
import { TextPeople } from './text-people.tsx'
import { useTextDrafts } from './use-text.ts'

interface TextDeskProps {
  resource: Resource
  story: readonly StoryPage[]
  text: EditedText
  onDeleted: () => void
}

/** A text of a book beside the story, page by page. */
export function TextDesk({ resource, story, text, onDeleted }: TextDeskProps) {
  const drafts = useTextDrafts(resource.id, text)
  const [found, setFound] = useState<TextReading | null>(null)
  const empty = emptyBoxes(story, text)
  if (found)
    return <TextFindings resource={resource} story={story} text={text} found={found} onClose={() => setFound(null)} />
  return (
    <div className="grid min-w-0 gap-6">
      <TextHead resource={resource} story={story} text={text} missing={empty.length} onDeleted={onDeleted} />
      <TextPeople drafts={drafts} text={text} />
      <TextFile bookId={resource.id} text={text} onRead={setFound} />
      <section aria-labelledby="text-pages" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 id="text-pages" className="font-bold font-heading text-lg">
            Page by page
          </h3>
          {empty.length > 0 && (
            <Button tone="quiet" onClick={() => document.getElementById(empty[0]?.id ?? '')?.focus()}>
              Go to the first empty box
            </Button>
          )}
        </div>
        <ol className="grid gap-4">
          {story.map((page) => (
            <TextPage key={page.page} drafts={drafts} story={page} text={text} />
          ))}
        </ol>
      </section>
    </div>
  )
}
