import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import type { Answer, Call, Endpoint, Versioned } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { fieldErrors } from '#contract/field-errors.ts'
import { ApiError, sentenceOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { showToast } from '../ui/feedback/toast.ts'
import type { Problem } from '../ui/fields/error-summary.tsx'
import { lengthLimit } from './length-limit.ts'
import { usePostedForm } from './posted-form.ts'
import { typedValues } from './typed-values.ts'
import { unreadyControls } from './unready-controls.ts'

type SchemaOf<E extends Endpoint> = E extends { body: infer S } ? S : E extends { query: infer S } ? S : never
type Typed<T> = T extends boolean ? boolean : T
/** The input values for an endpoint's body, or for its query when it has no body. */
export type FormValues<E extends Endpoint> =
  SchemaOf<E> extends z.core.$ZodType
    ? Versioned<{ [Name in keyof z.input<SchemaOf<E>>]: Typed<z.input<SchemaOf<E>>[Name]> }>
    : never
type NamesOf<V, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string
type Errors = Record<string, string | undefined>

interface FormOptions<V extends object, Result> {
  /** Every field in page order, with its initial value or, with `onChange`, its current one. */
  values: V
  /** For values that belong to the caller and outlive the form: a draft. */
  onChange?: (changed: Partial<V>) => void
  params?: Record<string, string | number>
  /** Validates the input instead of the endpoint's schema, where a page asks for more. */
  schema?: z.ZodMiniObject
  /** Checks that no schema can make, such as which days are in the future: messages by field. */
  check?: (values: V) => Errors
  /** Replaces the plain call of the endpoint. */
  send?: (values: V) => Promise<Result>
  /** Maps a path on the wire to the page's field, where they differ. */
  fieldAt?: (path: string, values: V) => string
  /**
   * A returned message is a failure of the whole form. `later` is what was typed while `values` were being sent, if
   * anything was: the server does not have it, so a form that it would be lost with stays open.
   */
  onDone: (result: Result, values: V, later: Partial<V> | undefined) => string | undefined
  onFailed?: (error: ApiError) => void
  /** The field of a failure that names none, or the message to show there instead. */
  places?: { [Code in ErrorCode]?: (keyof V & string) | { [Name in keyof V]?: string } }
  /** Leaves out the toast with the first problem: short forms show all of them at a glance. */
  withoutToast?: boolean
}

/** Needed where the page's fields differ from those on the wire. */
type Mapping<E extends Endpoint, V> = [SchemaOf<E>] extends [never]
  ? { send: unknown }
  : V extends FormValues<E>
    ? { toInput?: (values: V) => FormValues<E> }
    : { toInput: (values: V) => FormValues<E> }

/**
 * A form for an endpoint. What was typed is validated with the endpoint's schema; nothing is sent while it is invalid, or while
 * an earlier attempt is under way. Its messages and the server's appear at the same fields, and the error summary gets the focus.
 * Controls have the names of the wire. Spread `formProps` on the `<form>`: until it is hydrated it sends nothing (`method="dialog"`),
 * or a plain POST where the server takes one and the form says `method="post"`.
 */
export function useForm<const E extends Endpoint, V extends object, Result = Answer<E>>(
  endpoint: E,
  options: FormOptions<V, Result> & Mapping<E, V>,
) {
  const { check, onDone, onFailed, places, withoutToast } = options
  const schema: z.ZodMiniObject | undefined = options.schema ?? endpoint.body ?? endpoint.query
  const posted = usePostedForm(endpoint)
  const form = useRef<HTMLFormElement>(null)
  const [own, setOwn] = useState(options.values)
  const [isAdopted, setAdopted] = useState(false)
  const [errors, setErrors] = useState<Errors>(posted?.errors ?? {})
  const [attempt, setAttempt] = useState(0)
  const held = options.onChange ? options.values : own
  const values: V = isAdopted ? held : { ...held, ...posted?.values }
  const change = options.onChange ?? ((changed: Partial<V>) => setOwn((before) => ({ ...before, ...changed })))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(() => {
    const found = { ...posted?.values, ...(form.current && typedValues(form.current, values)) } as Partial<V>
    if (Object.keys(found).length > 0) change(found)
    setAdopted(true)
  }, [])

  const { toInput } = options as { toInput?: (values: V) => unknown }
  const inputOf = (typed: V) => (toInput ? toInput(typed) : typed)
  const callWith = (typed: V) =>
    call(endpoint, { params: options.params, [endpoint.body ? 'body' : 'query']: inputOf(typed) } as Call<E>)
  const show = (found: Errors) => {
    setErrors(found)
    setAttempt((count) => count + 1)
  }
  /** By field of the page, or else about the whole form. */
  const place = (found: Errors, sentence: string): Errors => {
    const atFields = Object.entries(found)
      .map(([path, said]) => [options.fieldAt?.(path, values) ?? path, said] as const)
      .filter(([name]) => name in values)
    return atFields.length > 0 ? Object.fromEntries(atFields) : { form: sentence }
  }
  const problemsOf = (found: Errors): Problem[] => [
    ...(found.form ? [{ sentence: found.form }] : []),
    ...Object.keys(values).flatMap((name) => (found[name] ? [{ fieldId: name, sentence: found[name] }] : [])),
  ]
  const changesSince = (typed: V) => {
    const now = { ...values, ...(form.current && typedValues(form.current, values)) }
    const changed = Object.entries(now).filter(([name, value]) => value !== typed[name as keyof V])
    return changed.length > 0 ? (Object.fromEntries(changed) as Partial<V>) : undefined
  }
  const sending = useMutation({
    mutationFn: options.send ?? ((typed) => callWith(typed) as Promise<Result>),
    onSuccess: (answer, typed) => {
      showToast.dismissErrors()
      const sentence = onDone(answer, typed, changesSince(typed))
      if (sentence) show({ form: sentence })
    },
    onError: (error) => {
      const sentence = sentenceOf(error)
      showToast.error(sentence)
      if (!(error instanceof ApiError)) return show({ form: sentence })
      const at = places?.[error.code as ErrorCode]
      const named = typeof at === 'string' ? { [at]: sentence } : at
      show(place(Object.keys(error.fields).length > 0 ? error.fields : { ...named }, sentence))
      onFailed?.(error)
    },
  })
  const findErrors = (typed: V): Errors => {
    const parsed = schema?.safeParse(inputOf(typed))
    return { ...(parsed?.error && fieldErrors(parsed.error)), ...check?.(typed) }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    // What an earlier attempt said is over.
    showToast.dismissErrors()
    const typed = { ...values, ...typedValues(event.currentTarget, values) }
    const found = { ...unreadyControls(event.currentTarget), ...findErrors(typed) }
    const [first] = Object.values(found).filter(Boolean)
    if (first) {
      const placed = place(found, first)
      if (!withoutToast) showToast.error(problemsOf(placed)[0]?.sentence ?? first)
      return show(placed)
    }
    setErrors({})
    sending.mutate(typed)
  }
  const set = (name: keyof V, value: string | boolean) => change({ [name]: value } as Partial<V>)
  const limitOf = (name: string) => lengthLimit((schema?.shape as Record<string, z.core.$ZodType>)?.[name])
  /** The props of a text field. */
  const field = (name: NamesOf<V, string>) => ({
    id: name,
    name,
    value: values[name] as string,
    error: errors[name],
    maxLength: limitOf(name),
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  })
  /** The props of a checkbox. */
  const box = (name: NamesOf<V, boolean>) => ({
    id: name,
    name,
    checked: values[name] as boolean,
    error: errors[name],
    onChange: (event: { target: { checked: boolean } }) => set(name, event.target.checked),
  })
  return {
    values,
    change,
    field,
    box,
    errors,
    problems: problemsOf(errors),
    attempt,
    sending,
    formProps: { ref: form, method: 'dialog', noValidate: true, onSubmit: handleSubmit } as const,
  }
}
