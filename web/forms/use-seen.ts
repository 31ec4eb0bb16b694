import { useState } from 'react'
import type { ErrorCode } from '#contract/errors.ts'
import type { ApiError } from '../api/api-error.ts'

/**
 * What a form was begun on, or what was stored when its user was last told, by the failure `code`, that it had changed
 * meanwhile: saving again replaces that. `reload` loads what is stored now. `see` is for a form that has saved a part.
 */
export function useSeen<T>(code: ErrorCode, begun: T, reload: (() => Promise<T | undefined>) | undefined) {
  const [seen, see] = useState(begun)
  const onFailed = async (error: ApiError): Promise<void> => {
    if (error.code !== code) return
    const stored = await reload?.()
    if (stored) see(stored)
  }
  return { seen, see, onFailed }
}
