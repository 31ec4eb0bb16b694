import { penceOf, poundsIn } from '#contract/money.ts'
import type { Offer, Vat } from '#contract/quotes.ts'

/** A line as it is typed. `key` tells it from the others while lines come and go. */
interface DraftLine {
  key: number
  title: string
  quantity: string
  price: string
}

export interface OfferDraft {
  school: string
  name: string
  lines: DraftLine[]
  delivery: string
  valid_until: string
  seller: string
  /** `""` until it has been chosen. */
  vat: string
  vat_amount: string
  note: string
}

const isVat = (vat: string): vat is Vat => vat === 'included' || vat === 'added' || vat === 'none'
const typedPounds = (amount: number | null) => amount?.toFixed(2) ?? ''

export function draftOf({ lines, delivery, vat, vat_amount, total: _, ...rest }: Offer): OfferDraft {
  return {
    ...rest,
    lines: lines.map(({ title, quantity, price }, key) => ({
      ...{ key, title, quantity: String(quantity), price: price.toFixed(2) },
    })),
    delivery: typedPounds(delivery),
    vat: isVat(vat) ? vat : '',
    vat_amount: typedPounds(vat_amount),
  }
}

export const nextKey = ({ lines }: OfferDraft): number => Math.max(-1, ...lines.map((line) => line.key)) + 1

export const withLine = (draft: OfferDraft): OfferDraft => ({
  ...draft,
  lines: [...draft.lines, { key: nextKey(draft), title: '', quantity: '1', price: '' }],
})

/** The draft as the fields of a form. A line's fields have its key, so that what is wrong stays with the line. */
export function fieldsOf({ lines, ...rest }: OfferDraft): Record<string, string> {
  const ofLines = lines.flatMap(({ key, title, quantity, price }) => [
    [`lines.${key}.title`, title],
    [`lines.${key}.quantity`, quantity],
    [`lines.${key}.price`, price],
  ])
  return { ...Object.fromEntries(ofLines), ...rest }
}

/** The field of a path on the wire, which counts the lines. */
export const fieldAt = ({ lines }: OfferDraft, path: string): string =>
  path.replace(/^lines\.(\d+)/, (_, index) => `lines.${lines[Number(index)]?.key}`)

/** The draft with some fields of the form changed. */
export function withFields(draft: OfferDraft, changed: Record<string, string>): OfferDraft {
  const lines = draft.lines.map((line) => ({
    ...line,
    title: changed[`lines.${line.key}.title`] ?? line.title,
    quantity: changed[`lines.${line.key}.quantity`] ?? line.quantity,
    price: changed[`lines.${line.key}.price`] ?? line.price,
  }))
  const { school, name, delivery, valid_until, seller, vat, vat_amount, note } = { ...draft, ...changed }
  return { school, name, lines, delivery, valid_until, seller, vat, vat_amount, note }
}

const wholeIn = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** The draft as the wire has it; what is no number becomes NaN, and what was not chosen stays `""`: both are refused. */
export const offerIn = ({ lines, delivery, vat, vat_amount, ...rest }: OfferDraft) => ({
  ...rest,
  lines: lines.map(({ title, quantity, price }) => ({ title, quantity: wholeIn(quantity), price: poundsIn(price) })),
  delivery: poundsIn(delivery),
  vat: vat as Vat,
  vat_amount: vat === 'added' ? poundsIn(vat_amount) : null,
})

/** The pounds that the draft comes to; NaN while something in it is no number. */
export function totalOf(draft: OfferDraft): number {
  const { lines, delivery, vat_amount } = offerIn(draft)
  const pence = lines.reduce((sum, { quantity, price }) => sum + quantity * penceOf(price), 0)
  return (pence + penceOf(delivery) + penceOf(vat_amount ?? 0)) / 100
}
