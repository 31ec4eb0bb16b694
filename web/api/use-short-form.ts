import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Problem } from '../ui/error-summary.tsx'
import { showToast } from '../ui/toast.ts'
import { ApiError, sentenceOf } from './api-error.ts'

type Values<Name extends string> = Record<Name, string>
type Errors<Name extends string> = Partial<Record<Name | 'form', string>>

interface ShortForm<Name extends string, Result> {
  /** For each field, in their order on the page: the sentence that stands at it, or nothing. */
  checks: Record<Name, (value: string) => string | undefined>
  send: (values: Values<Name>) => Promise<Result>
  /** A returned sentence is a failure after all, of the whole form. */
  onDone: (result: Result) => string | undefined
  /** Where a failure belongs that names no field, when that is not the whole form. */
  place?: (error: ApiError) => Errors<Name> | undefined
}

/**
 * A form of one or two fields, without the 13 KB of a form library: these are the first pages of a visit. Fields keep
 * their own values and are read when sent; a control has its field's name as `name` and `id`. Nothing is sent while a
 * check fails or an earlier attempt is under way.
 */
export function useShortForm<Name extends string, Result>({ checks, send, onDone, place }: ShortForm<Name, Result>) {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [attempt, setAttempt] = useState(0)
  const names = Object.keys(checks) as Name[]
  const show = (found: Errors<Name>) => {
    setErrors(found)
    setAttempt((count) => count + 1)
  }
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      const sentence = onDone(result)
      if (sentence) show({ form: sentence } as Errors<Name>)
    },
    onError: (error) => {
      showToast.error(sentenceOf(error))
      show((error instanceof ApiError && (place?.(error) ?? atFields(error, names))) || inForm<Name>(error))
    },
  })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const data = new FormData(event.currentTarget)
    const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Values<Name>
    const found = names.flatMap((name) => {
      const sentence = checks[name](values[name])
      return sentence ? [[name, sentence]] : []
    })
    if (found.length > 0) return show(Object.fromEntries(found))
    setErrors({})
    sending.mutate(values)
  }
  const problems: Problem[] = [
    ...(errors.form ? [{ sentence: errors.form }] : []),
    ...names.flatMap((name) => (errors[name] ? [{ fieldId: name, sentence: errors[name] }] : [])),
  ]
  return { errors, problems, attempt, sending, handleSubmit }
}

function inForm<Name extends string>(error: Error): Errors<Name> {
  return { form: sentenceOf(error) } as Errors<Name>
}

function atFields<Name extends string>(error: ApiError, names: Name[]): Errors<Name> | undefined {
  const named = names.filter((name) => error.fields[name])
  return named.length > 0
    ? (Object.fromEntries(named.map((name) => [name, error.fields[name]])) as Errors<Name>)
    : undefined
}

/** The check of a field that must not be empty. */
export const filled = (sentence: string) => (value: string) => (value.trim() === '' ? sentence : undefined)
