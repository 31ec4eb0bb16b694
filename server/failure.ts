import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts'

interface FailureDetails {
  message?: string | undefined
  fields?: Record<string, string>
  retryAfter?: number
}

/** An expected refusal: a code of the contract's table, thrown so that transactions roll back by themselves. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  /** `message` stands in for the sentence of the table where a field has a better one. */
  constructor(code: ErrorCode, { message, fields, retryAfter }: FailureDetails = {}) {
    super(message ?? errors[code].message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  get status(): number {
    return errors[this.code].status
  }

  toBody(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.fields && { errors: this.fields }) }
  }
}
