import { browserErrors } from '#contract/browser-errors.ts'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'

/** A call that failed. `message` is a sentence to show; `status` is 0 when no answer came; `fields` maps fields to sentences. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ErrorCode | 'network'
  readonly status: number
  readonly fields: Record<string, string>

  constructor(code: ErrorCode | 'network', status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
  }

  static of(code: keyof typeof browserErrors): ApiError {
    return new ApiError(code, browserErrors[code].status, browserErrors[code].message)
  }

  /** From an answer that is not 2xx; whatever its body is, a proxy's HTML page for instance. */
  static async from(response: Response): Promise<ApiError> {
    const body: unknown = await response.json().catch(() => null)
    if (!isErrorBody(body)) return new ApiError('internal', response.status, browserErrors.internal.message)
    return new ApiError(body.code, response.status, body.message, body.errors)
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body
}

/** The message for any failure, including a fault of ours. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : browserErrors.internal.message
}

/** Whether somebody else has changed it since this page loaded it. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'changed-meanwhile'
