import { directionOf } from '#contract/languages.ts'
import { type EditedText, maxText, type StoryPage } from '#contract/text-editing.ts'
import { isEasier } from '#contract/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../../ui/fields/text-area.tsx'
import { pageTitle } from '../problem-words.ts'
import { SaveState } from '../save-state.tsx'
import { useDraft } from '../use-drafts.ts'
import { boxesOf, boxId, remarkOn, wordsOf } from './boxes.ts'
import type { TextDrafts } from './use-text.ts'

interface TextPageProps {
  drafts: TextDrafts
  story: StoryPage
  text: EditedText
}

/** A page of the story, and beside each of its paragraphs a box for the words of the text. */
export function TextPage({ drafts, story, text }: TextPageProps) {
  const stored = text.pages.find(({ page }) => page === story.page)
  const part = useDraft(drafts.pages, `page-${story.page}`, {
    value: wordsOf(story, text),
    mark: stored?.mark ?? '',
  })
  const { value, change, flush } = part
  const boxes = boxesOf(story, text)
  const title = pageTitle(story.page)
  const keepAsItIs = () => {
    change(value)
    flush()
  }
  return (
    <li className="texts-page" aria-label={title}>
      <div className="texts-picture">
        <img src={story.image} alt="" loading="lazy" />
        <p className="font-bold">{title}</p>
        {part.stage !== 'saved' && <SaveState part={part} what="this page" />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what was typed is saved when its box is left */}
      <div className="grid min-w-0 content-start gap-4" onBlur={flush}>
        {stored?.is_outdated && part.stage === 'saved' && (
          <Notice tone="warning" title="The story has changed on this page">
            <p>These words were written beside other ones, and readers have them as they are. Correct them here.</p>
            <Button tone="quiet" className="justify-self-start" onClick={keepAsItIs}>
              They still fit
            </Button>
          </Notice>
        )}
        {boxes.map((box, index) => (
          <div key={box.name} className="texts-pair">
            {box.story === '' ? (
              <p className="text-ink-soft">The story has no words on this page.</p>
            ) : (
              <p lang="en" className="whitespace-pre-line">
                {box.story}
              </p>
            )}
            <div className="min-w-0">
              <TextArea
                id={boxId(story.page, index)}
                label={box.name}
                lang={isEasier(text) ? 'en' : text.language}
                dir={directionOf(text.language)}
                rows={2}
                className="texts-box"
                maxLength={maxText.characters}
                value={value[index] ?? ''}
                onChange={(event) => change(value.map((each, at) => (at === index ? event.target.value : each)))}
              />
              <p className="mt-1 text-ink-soft text-sm">{remarkOn(value[index] ?? '', box, text)}</p>
            </div>
          </div>
        ))}
      </div>
    </li>
  )
}
