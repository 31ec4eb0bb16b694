import { dueInWords, isPressing } from './due-words.ts'

/** The day by which a case has to be answered; it stands out in its last week, and once it has passed. */
export function DueDay({ dueOn }: { dueOn: string }) {
  return (
    <time dateTime={dueOn} className={isPressing(dueOn) ? 'font-bold text-danger' : undefined}>
      {dueInWords(dueOn)}
    </time>
  )
}
