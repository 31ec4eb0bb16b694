import type { Quote, QuoteStatus, Vat } from '#contract/quotes.ts'

export const statusNames: Record<QuoteStatus, string> = {
  received: 'Waiting',
  quoted: 'Sent',
  accepted: 'Accepted',
  closed: 'Closed',
}

/** For people who have deleted their account; their order stays. */
export const noName = 'Somebody who has left'

/** A state as the history has it: with the number of the quote that was sent. */
export function statusInWords(state: string): string {
  const [status = '', number] = state.split(' ')
  if (status === 'received') return 'Reopened'
  const name = statusNames[status as QuoteStatus] ?? state
  return number ? `${name} the quote ${number}` : name
}

/** The choices for VAT; one has to be made. */
export const vatOptions = [
  { value: '', label: 'Choose one' },
  { value: 'included', label: 'Prices include VAT' },
  { value: 'added', label: 'VAT is added' },
  { value: 'none', label: 'No VAT is charged' },
] satisfies Array<{ value: Vat | ''; label: string }>

/** Which characters the PDF leaves out, and what can be done about it; `""` for none. */
export function unprintableSentence({ unprintable, offer, postal_address, order_number }: Quote): string {
  if (unprintable.length === 0) return ''
  const { school, name, seller, note, lines } = offer
  const isIn = (words: string[]) => unprintable.some((character) => words.join(' ').includes(character))
  const isFixed = isIn([postal_address, order_number])
  const canChange = !isFixed || isIn([school, name, seller, note, ...lines.map(({ title }) => title)])
  return [
    `These characters cannot be printed and will be left out: ${unprintable.join(' ')}.`,
    canChange && 'Change the quote to spell them differently, for example in the name or the school.',
    isFixed &&
      'The address for delivery and the order number cannot be changed here: give them in the note, spelt differently.',
  ]
    .filter(Boolean)
    .join(' ')
}
