import { Plus, Volume2 } from 'lucide-react'
import { maxTaught, type Workshop } from '#contract/workshop.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { Drafts } from './drafts.ts'
import { RowTools } from './row-tools.tsx'
import { SaveState } from './save-state.tsx'
import { usePart } from './use-drafts.ts'
import { useRows } from './use-rows.ts'

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
  const part = usePart(drafts, workshop, 'sayings')
  const { value: sayings, change, flush } = part
  const { keys, set, add, remove, move } = useRows(sayings, change)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what was typed is saved when its field is left
    <div className="workshop-list" onBlur={flush}>
      <div className="workshop-bar">
        <h2 className="font-bold font-heading text-lg">Said aloud</h2>
        <SaveState part={part} what="these words" />
      </div>
      <p className="text-ink-soft">
        Where a voice says a name wrongly, spell it as it sounds, such as “Shiv-awn” for “Siobhán”. The page keeps its
        own spelling.
      </p>
      <ol className="grid gap-4">
        {sayings.map((row, index) => (
          <li key={keys[index]} className="workshop-row">
            <div className="grid gap-4 tablet:grid-cols-2">
              <TextField
                label={`Word ${index + 1}`}
                autoComplete="off"
                maxLength={60}
                value={row.word}
                onChange={(event) => set(index, { ...row, word: event.target.value })}
              />
              <TextField
                label="Say it as"
                autoComplete="off"
                maxLength={120}
                value={row.say_as}
                onChange={(event) => set(index, { ...row, say_as: event.target.value })}
              />
            </div>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Button tone="quiet" onClick={() => speak(row.say_as || row.word)}>
                <Volume2 aria-hidden className="size-5" />
                Listen
              </Button>
              <RowTools
                name={row.word ? `“${row.word}”` : `word ${index + 1}`}
                index={index}
                count={sayings.length}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </div>
          </li>
        ))}
      </ol>
      {sayings.length < maxTaught.sayings && (
        <Button tone="quiet" className="justify-self-start" onClick={() => add({ word: '', say_as: '' })}>
          <Plus aria-hidden className="size-5" />
          Add a word
        </Button>
      )}
    </div>
  )
}
