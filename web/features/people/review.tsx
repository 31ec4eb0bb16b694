import { Check } from 'lucide-react'
import type { Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { focusHeading } from '../../domain/paged-section.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { useConfirm, type WantedPeople } from './queries.ts'

interface ReviewProps {
  wanted: WantedPeople
  /** Those on this page of the list. */
  people: readonly Person[]
  onShow: () => void
}

/** Asks the lead once in each school year who is still there: the list first, then one button for those who remain on it. */
export function Review({ wanted, people, onShow }: ReviewProps) {
  const confirming = useConfirm()
  const isShown = wanted.show === 'review'
  const confirm = () =>
    confirming.mutate(people, {
      onSuccess: () => {
        showToast.success(people.length === 1 ? 'One person confirmed.' : `${people.length} people confirmed.`)
        // The button disappears with the last of them.
        focusHeading('people')
      },
      onError: (failure) => showToast.error(sentenceOf(failure)),
    })
  return (
    <Notice title="A new school year: who is still with you?" className="max-w-[70ch]">
      {isShown ? (
        <>
          <p>End the access of those who have left. Then confirm the others. Nobody’s access ends by itself.</p>
          <div>
            <Button isBusy={confirming.isPending} busyLabel="Confirming…" onClick={confirm}>
              <Check aria-hidden className="size-5" />
              {people.length === 1 ? 'This person is still here' : `All ${people.length} on this page are still here`}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Some people have had access since before September. Look through the list once a year.</p>
          <div>
            <Button onClick={onShow}>Look through the list</Button>
          </div>
        </>
      )}
    </Notice>
  )
}
