import { Check, CircleAlert } from 'lucide-react'
import { OvertakenNotice } from '../../../ui/feedback/overtaken-notice.tsx'
import type { PartName } from './parts.ts'
import type { Part } from './use-drafts.ts'

interface SaveStateProps {
  part: Pick<Part<PartName>, 'stage' | 'sentence' | 'retry' | 'keepMine' | 'drop'>
  /** What is saved: "this page". */
  what: string
}

/** Says whether what was typed has been saved, and if not, why and what to do. */
export function SaveState({ part: { stage, sentence, retry, keepMine, drop }, what }: SaveStateProps) {
  return (
    <>
      <p role="status" className="workshop-state" data-stage={stage}>
        {stage === 'saved' && (
          <>
            <Check aria-hidden />
            Saved
          </>
        )}
        {(stage === 'typed' || stage === 'saving') && 'Saving…'}
        {(stage === 'failed' || stage === 'overtaken') && (
          <>
            <CircleAlert aria-hidden />
            <span>
              Not saved
              {stage === 'failed' && `: ${sentence} `}
            </span>
            {stage === 'failed' && (
              <button type="button" className="link" onClick={retry}>
                Try again
              </button>
            )}
          </>
        )}
      </p>
      {stage === 'overtaken' && (
        <OvertakenNotice what={what} onKeepMine={keepMine} onDrop={drop}>
          <p>
            What you wrote is still here. Continue with yours to replace theirs, or discard yours to see what they
            wrote.
          </p>
        </OvertakenNotice>
      )}
    </>
  )
}
