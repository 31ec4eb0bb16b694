import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import type { Problem } from '../ui/error-summary.tsx'
import { showToast } from '../ui/toast.ts'
import { ApiError, sentenceOf } from './api-error.ts'

type Form = Record<string, string | boolean>
type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] & string
type Errors = Partial<Record<string, string>>

interface CheckedForm<Values extends Form, Result> {
  /** Every field, in their order on the page. */
  values: Values
  onChange: (changed: Partial<Values>) => void
  /** In the order in which they are asked; the first that fails is said as a toast too. */
  checks: readonly { field: keyof Values & string; sentence: string; passes(value: unknown): boolean }[]
  send: (values: Values) => Promise<Result>
  /** A returned sentence is a failure after all, of the whole form. */
  onDone: (result: Result) => string | undefined
  /** The field that a failure belongs to when it names none itself. */
  places?: { [Code in ErrorCode]?: keyof Values & string }
}

/**
 * A long form whose values live with its owner, so that they outlive it. Nothing is sent while a check fails or an
 * earlier attempt is under way; what the server says of a field stands at that field.
 */
export function useCheckedForm<Values extends Form, Result>(form: CheckedForm<Values, Result>) {
  const { values, onChange, checks, send, onDone, places } = form
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const show = (found: Errors) => {
    setErrors(found)
    setAttempt((count) => count + 1)
  }
  const atFields = (error: Error): Errors | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const named = Object.entries(error.fields).filter(([name]) => name in values)
    if (named.length > 0) return Object.fromEntries(named)
    const place = places?.[error.code as ErrorCode]
    return place && { [place]: error.message }
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      const sentence = onDone(result)
      if (sentence) show({ form: sentence })
    },
    onError: (error) => {
      showToast.error(sentenceOf(error))
      show(atFields(error) ?? { form: sentenceOf(error) })
    },
  })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const failed = checks.filter(({ field, passes }) => !passes(values[field]))
    if (failed[0]) {
      showToast.error(failed[0].sentence)
      return show(Object.fromEntries(failed.map(({ field, sentence }) => [field, sentence])))
    }
    setErrors({})
    sending.mutate(values)
  }
  const problems: Problem[] = [
    ...(errors.form ? [{ sentence: errors.form }] : []),
    ...Object.keys(values).flatMap((name) => (errors[name] ? [{ fieldId: name, sentence: errors[name] }] : [])),
  ]
  const change = <Name extends keyof Values>(name: Name, value: string | boolean) =>
    onChange({ [name]: value } as Partial<Values>)
  /** What a text field needs. */
  const field = (name: NamesOf<Values, string>) => ({
    id: name,
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  })
  /** What a box to tick needs. */
  const box = (name: NamesOf<Values, boolean>) => ({
    id: name,
    name,
    checked: values[name] as boolean,
    error: errors[name],
    onChange: (event: { target: { checked: boolean } }) => change(name, event.target.checked),
  })
  return { field, box, errors, problems, attempt, sending, handleSubmit }
}
