import { urlFor } from '#contract/endpoint.ts'
import { dayInWords } from '#contract/school-days.ts'
import { type CaseLetter, type QueueCase, readCodeLetter } from '#contract/verification.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { CaseButtons, CaseSection } from '../../inbox/case-section.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useSchoolDecision } from './queries.ts'

/** The letter with a code to a school that waits: to be posted, or told by telephone. Typing the code approves the school. */
export function CaseLetterSection({ school }: { school: QueueCase }) {
  const decision = useSchoolDecision(school)
  const { letter, letter_ways: ways } = school
  const isWaiting = school.state === 'pending' || school.state === 'reopened'
  if (!isWaiting || !(letter || ways.length > 0)) return null
  const make = (by: 'post' | 'telephone') => decision.mutate({ kind: 'letter', by })
  const hasCode = letter !== null && letter.state !== 'due'
  return (
    <CaseSection title="Letter with a code">
      <p className="max-w-[65ch]">{sentences[letter?.state ?? 'none']}</p>
      {letter && <Envelope letter={letter} />}
      {letter?.state === 'made' && letter.by === 'telephone' && <Told letter={letter} />}
      <CaseButtons problem={decision.error ? sentenceOf(decision.error) : undefined}>
        {letter?.state === 'made' && letter.by === 'post' && (
          <a
            className={buttonClass()}
            href={urlFor(readCodeLetter, { params: { id: school.id } })}
            target="_blank"
            rel="noreferrer"
          >
            Print the letter
          </a>
        )}
        {ways.includes('post') && (
          <Button
            tone={letter?.state === 'due' ? 'main' : 'quiet'}
            isBusy={decision.isPending}
            onClick={() => make('post')}
          >
            {hasCode ? 'Make another letter' : 'Make the letter'}
          </Button>
        )}
        {ways.includes('telephone') && (
          <Button tone="quiet" isBusy={decision.isPending} onClick={() => make('telephone')}>
            Tell a code by telephone
          </Button>
        )}
      </CaseButtons>
    </CaseSection>
  )
}

const sentences: Record<CaseLetter['state'] | 'none', string> = {
  none: 'You can leave the decision to the school: a code that is posted to its address in the register, or told at its number there, approves it when its staff enter it.',
  due: 'You need not decide: make the letter, print it and post it. The school is approved when its staff enter the code.',
  made: 'Nothing to decide: the school is approved when its staff enter the code.',
  over: 'The code no longer works. You can make another letter.',
}

function Envelope({ letter }: { letter: CaseLetter }) {
  return (
    <div className="grid gap-2">
      <address className="not-italic">
        {letter.address.map((line) => (
          <span key={line} className="block wrap-anywhere">
            {line}
          </span>
        ))}
      </address>
      {letter.ends_on && (
        <p className="text-ink-soft text-sm">
          The code works once, until {dayInWords(letter.ends_on)}.{' '}
          {letter.letters > 1 && `${letter.letters} codes were made so far.`}
        </p>
      )}
    </div>
  )
}

/** What to say, and where to ring. */
function Told({ letter }: { letter: CaseLetter }) {
  const { code, phone } = letter
  return (
    <div className="grid max-w-[65ch] gap-2 rounded-md bg-surface p-5 shadow-rest">
      <p>
        Ring{' '}
        <a className="link" href={`tel:${phone.replace(/\s/g, '')}`}>
          {phone}
        </a>
        , the number in the register and no other, ask for the headteacher or the office, and read out:
      </p>
      <p className="font-heading text-3xl tracking-widest">{`${code.slice(0, 5)} ${code.slice(5)}`}</p>
    </div>
  )
}
