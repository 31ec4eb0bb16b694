import { useMutation, useQueryClient } from '@tanstack/react-query'
import { dayInWords } from '#contract/school-days.ts'
import { askForLetter, enterLetterCode, type LetterCode } from '#contract/schools.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { usePromises } from '../../../api/use-promises.ts'
import { verificationQuery } from '../../../api/verification-query.ts'
import { useForm } from '../../../forms/use-form.ts'
import { profileQuery } from '../../../session/session-query.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Section } from '../../../ui/page/section.tsx'

/** The letter with a code that approves a school: where it goes, its code once it is on its way, and another one. */
export function LetterCodeSection({ letter }: { letter: LetterCode }) {
  return (
    <Section
      id="letter-code"
      title={
        letter.state === 'made' && letter.by === 'telephone'
          ? 'Enter the code that we told your school'
          : titles[letter.state]
      }
      className="rounded-md bg-surface p-6 shadow-rest"
    >
      <div className="mt-3 grid max-w-[60ch] gap-4">
        {letter.state === 'due' && <Due letter={letter} />}
        {letter.state === 'made' && <Made letter={letter} />}
        {letter.state === 'over' && <Over letter={letter} />}
      </div>
    </Section>
  )
}

const titles: Record<LetterCode['state'], string> = {
  due: 'We are posting you a letter',
  made: 'Enter the code from the letter',
  over: 'The code no longer works',
}

function Due({ letter }: { letter: LetterCode }) {
  const { answerDays } = usePromises()
  return (
    <>
      <p>
        Your e-mail address is one that many schools share. So we send a code to the school’s address in the national
        register, for the headteacher, within {answerDays}:
      </p>
      <Envelope lines={letter.address} />
      <p>When it arrives, come back here and enter the code. Your school is approved at once.</p>
    </>
  )
}

function Made({ letter }: { letter: LetterCode }) {
  const client = useQueryClient()
  const { field, problems, attempt, sending, formProps } = useForm(enterLetterCode, {
    values: { code: '' },
    onDone: (answer) => {
      client.setQueryData(verificationQuery.queryKey, answer)
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
      return undefined
    },
    onFailed: () => void client.invalidateQueries({ queryKey: verificationQuery.queryKey }),
    places: { 'school/wrong-letter-code': 'code' },
    withoutToast: true,
  })
  return (
    <>
      {letter.by === 'post' ? (
        <>
          <p>It went to the headteacher at the school’s address in the national register:</p>
          <Envelope lines={letter.address} />
        </>
      ) : (
        <p>We have told it by telephone to the school’s office, at the number in the national register.</p>
      )}
      <form {...formProps} className="grid gap-4">
        <ErrorSummary problems={problems} attempt={attempt} />
        <TextField
          {...field('code')}
          label="Code"
          hint={`Ten letters and digits. It works until ${dayInWords(letter.ends_on)}; ${triesLeft(letter.tries_left)}.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div>
          <Button type="submit" isBusy={sending.isPending} busyLabel="Checking…">
            Approve my school
          </Button>
        </div>
      </form>
    </>
  )
}

const triesLeft = (count: number) => (count === 1 ? 'you have one try left' : `you have ${count} tries left`)

function Over({ letter }: { letter: LetterCode }) {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(askForLetter, {}),
    onSuccess: (answer) => client.setQueryData(verificationQuery.queryKey, answer),
  })
  return (
    <>
      <p>
        {letter.tries_left === 0
          ? 'It was mistyped too often, so we have ended it.'
          : `Its last day was ${dayInWords(letter.ends_on)}.`}{' '}
        {!letter.can_ask && 'Write to us below, and we will look at your school ourselves.'}
      </p>
      {letter.can_ask && (
        <div>
          <Button isBusy={isPending} busyLabel="Asking…" onClick={() => mutate()}>
            Ask for another letter
          </Button>
        </div>
      )}
      {error && <p role="alert">{sentenceOf(error)}</p>}
    </>
  )
}

function Envelope({ lines }: { lines: string[] }) {
  return (
    <address className="rounded-sm border border-line bg-paper px-5 py-4 text-on-paper not-italic">
      {lines.map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </address>
  )
}
