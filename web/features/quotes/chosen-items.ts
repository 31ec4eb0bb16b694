/** A product that was chosen, and how many of it as typed. */
export interface ChosenItem {
  id: number
  quantity: string
}

/** The chosen items of a draft: `3:2,5:1` is two of product 3 and one of product 5. */
export function itemsIn(kept: string): ChosenItem[] {
  return kept.split(',').flatMap((part) => {
    const [id = '', quantity = ''] = part.split(':')
    return /^[1-9]\d{0,8}$/.test(id) ? [{ id: Number(id), quantity }] : []
  })
}

export const keep = (items: ChosenItem[]): string => items.map(({ id, quantity }) => `${id}:${quantity}`).join(',')

/** One more product, at the end; one that is there already stays as it is. */
export const withProduct = (items: ChosenItem[], id: number): ChosenItem[] =>
  items.some((item) => item.id === id) ? items : [...items, { id, quantity: '1' }]

/** How many, of what was typed; NaN for anything but a whole number from 1 on. */
export const quantityIn = (typed: string): number =>
  /^0*[1-9]\d{0,5}$/.test(typed.trim()) ? Number(typed) : Number.NaN
