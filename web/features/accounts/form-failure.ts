import type { FieldErrors, FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError, sentenceOf } from '../../api/api-error.ts'
import type { Problem } from '../../ui/error-summary.tsx'
import { showToast } from '../../ui/toast.ts'

/** Puts a failure where it can be mended: at its fields when the server names them, else at the form; and as a toast. */
export function showFailure<Values extends FieldValues>(
  error: unknown,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): void {
  const named = error instanceof ApiError ? names.filter((name) => error.fields[name]) : []
  for (const name of named) setError(name, { message: (error as ApiError).fields[name] ?? '' })
  if (named.length === 0) setError('root', { message: sentenceOf(error) })
  showToast.error(sentenceOf(error))
}

/** The problems of a form in the order of its fields, for the summary. A field's control has its name as id. */
export function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  names: readonly Path<Values>[],
): Problem[] {
  const atFields = names.flatMap((name) => {
    const sentence = errors[name]?.message
    return typeof sentence === 'string' ? [{ fieldId: name, sentence }] : []
  })
  return errors.root?.message ? [{ sentence: errors.root.message }, ...atFields] : atFields
}
