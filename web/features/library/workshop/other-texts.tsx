import { Button } from '../../../ui/button.tsx'

interface OtherTextProps {
  /** What it is a text of, as in "the questions". */
  what: string
  texts: readonly string[]
}

/** Shows what the release ships for a field that was edited here, until that is taken or declined. */
export function NewerText({
  what,
  texts,
  onTake,
  onKeep,
}: OtherTextProps & { onTake: () => void; onKeep: () => void }) {
  return (
    <fieldset
      aria-label={`Newer text for ${what}`}
      className="-mt-3 grid min-w-0 gap-2 rounded-sm bg-accent-soft px-4 py-3 text-on-accent-soft"
    >
      <p className="font-bold">The release ships {texts.length > 0 ? 'a newer text' : 'nothing here by now'}</p>
      {texts.length > 0 && (
        <ul className="grid gap-1">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" aria-label={`Take theirs for ${what}`} className="bg-raised" onClick={onTake}>
          Take theirs
        </Button>
        <Button tone="quiet" aria-label={`Keep mine for ${what}`} onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </fieldset>
  )
}

/** Shows what the PDF says in place of what was written here, with a button that restores this and nothing else. */
export function PrintedText({ what, text, onRestore }: { what: string; text: string; onRestore: () => void }) {
  return (
    <p className="workshop-printed">
      <span className="min-w-0 wrap-anywhere">In the PDF: “{text}”</span>
      <button type="button" aria-label={`Restore ${what} as in the PDF`} className="link" onClick={onRestore}>
        Restore
      </button>
    </p>
  )
}
