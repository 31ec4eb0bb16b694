import { type ErrorBody, type ErrorCode, errors } from '#contract/errors.ts'

interface FailureDetails {
  message?: string | undefined
  fields?: Record<string, string>
  retryAfter?: number
}

/** An expected error: a code of the contract's table, thrown so that transactions roll back by themselves. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Seconds after which the client may try again. */
  readonly retryAfter: number | undefined

  /** `message` replaces the table's sentence where a field has a better one. */
  constructor(code: ErrorCode, { message, fields, retryAfter }: FailureDetails = {}) {
    super(message ?? errors[code].message)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }

  /** A failure with the table's sentence at one field of the form, too. */
  static at(code: ErrorCode, field: string): Failure {
    return new Failure(code, { fields: { [field]: errors[code].message } })
  }

  /** Refuses what one field of a form holds, with a sentence of its own. */
  static invalid(field: string, message: string): Failure {
    return new Failure('request/invalid', { message, fields: { [field]: message } })
  }

  get status(): number {
    return errors[this.code].status
  }

  toBody(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.fields && { errors: this.fields }) }
  }
}
