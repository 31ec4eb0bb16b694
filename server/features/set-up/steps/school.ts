import type { Proof } from '../queries.ts'
import { done, open, type State } from './step.ts'

/** A school of the operators' own has gone through sign-up, and is gone again. */
export function school(proof: Proof | undefined): State {
  if (proof?.seenAt)
    return done(
      'A school of your own signed up, confirmed its address, was approved and had a parent. It has been deleted.',
      proof.seenAt,
    )
  return open(
    'Nobody has gone the way of a school yet.',
    'In another browser, sign up as a school with an address of your own, and press the button in its e-mail. Approve it here, invite yourself as a parent with a second address, then delete it.',
  )
}
