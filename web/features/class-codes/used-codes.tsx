import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OutcomeQuestions, skipOutcome } from '#contract/evidence.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { type Asked, AskOutcome } from '../../domain/outcomes/ask-outcome.tsx'
import { forgetOutcomes, outcomeQuestionsQuery } from '../../domain/outcomes/queries.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Section } from '../../ui/page/section.tsx'
import { dayText } from './until-text.ts'

/** A class, not somebody who tried the code or thirty children on ten tablets. */
const sizeOf = (opens: number) => (opens >= 10 && opens <= 60 ? opens : null)

/** The codes with which a class has read, each asked about once. Nothing where there is none. */
export function UsedCodes() {
  const { data } = useQuery(outcomeQuestionsQuery)
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      {data && data.codes.length > 0 && (
        <Section id="used-codes" title="How did it go?" className="mt-8">
          <p className="mt-2 max-w-[60ch]">
            Three numbers of your class, for your school’s own figures. It takes half a minute and asks for no names.
          </p>
          <ul className="mt-4 grid gap-3">
            {data.codes.map((code) => (
              <UsedCode
                key={code.id}
                code={code}
                onAsk={() =>
                  setAsked({
                    about: { code_id: code.id },
                    nation: data.nation,
                    children: sizeOf(code.opens) ?? data.children,
                  })
                }
              />
            ))}
          </ul>
        </Section>
      )}
      <AskOutcome asked={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}

function UsedCode({ code, onAsk }: { code: OutcomeQuestions['codes'][number]; onAsk: () => void }) {
  const client = useQueryClient()
  const skipping = useMutation({
    mutationFn: () => call(skipOutcome, { body: { code_id: code.id } }),
    onSuccess: () => forgetOutcomes(client),
    onError: (error) => showToast.error(sentenceOf(error)),
  })
  return (
    <li className="used-code">
      <div className="min-w-0 grow">
        <p className="font-bold">{code.title}</p>
        <p className="text-ink-soft">
          {`${dayText(code.day)} · opened ${code.opens === 1 ? 'once' : `${code.opens} times`}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button aria-label={`Enter three numbers for “${code.title}”`} onClick={onAsk}>
          Enter three numbers
        </Button>
        <Button
          tone="quiet"
          isBusy={skipping.isPending}
          aria-label={`Not this time for “${code.title}”`}
          onClick={() => skipping.mutate()}
        >
          Not this time
        </Button>
      </div>
    </li>
  )
}
