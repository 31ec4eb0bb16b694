import { Volume2 } from 'lucide-react'
import { maxTaught, type Workshop } from '#contract/workshop.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Drafts } from './drafts.ts'
import { RowList } from './row-list.tsx'
import { usePart } from './use-drafts.ts'

function speak(words: string): void {
  if (!('speechSynthesis' in window)) {
    showToast.error('This browser has no voice. Try another one, such as Chrome or Edge.')
    return
  }
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.lang = 'en-GB'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

/** How the voice of a device is to say names and words that it reads wrongly. */
export function SayingsList({ drafts, workshop }: { drafts: Drafts; workshop: Workshop }) {
  return (
    <RowList
      part={usePart(drafts, workshop, 'sayings')}
      heading="Said aloud"
      what="these words"
      lead="Where a voice says a name wrongly, spell it as it sounds, such as “Shiv-awn” for “Siobhán”. The page keeps its own spelling."
      added={{ label: 'Add a word', row: { word: '', say_as: '' }, atMost: maxTaught.sayings }}
      nameOf={({ word }, number) => (word ? `“${word}”` : `word ${number}`)}
      fields={(row, number, change) => (
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            label={`Word ${number}`}
            autoComplete="off"
            maxLength={60}
            value={row.word}
            onChange={(event) => change({ word: event.target.value })}
          />
          <TextField
            label="Say it as"
            autoComplete="off"
            maxLength={120}
            value={row.say_as}
            onChange={(event) => change({ say_as: event.target.value })}
          />
        </div>
      )}
      action={(row) => (
        <Button tone="quiet" onClick={() => speak(row.say_as || row.word)}>
          <Volume2 aria-hidden className="size-5" />
          Listen
        </Button>
      )}
    />
  )
}
