import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatPence, formatPounds, penceOf } from '#contract/money.ts'
import type { Product } from '#contract/products.ts'
import { maxItems, maxQuantity } from '#contract/quotes.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { type ChosenItem, quantityIn, withProduct } from './chosen-items.ts'

interface ItemFieldsProps {
  products: Product[]
  items: ChosenItem[]
  /** What is wrong with them, once the form has been sent. */
  error: string | undefined
  onChange: (items: ChosenItem[]) => void
}

const isWrong = ({ quantity }: ChosenItem) => !(quantityIn(quantity) <= maxQuantity)

/** The chosen products with their quantities, the total, and a list of the others to choose from. */
export function ItemFields({ products, items, error, onChange }: ItemFieldsProps) {
  const [said, setSaid] = useState('')
  const chosen = items.flatMap((item) => {
    const product = products.find(({ id }) => id === item.id)
    return product ? [{ item, product }] : []
  })
  const others = products.filter(({ id }) => !items.some((item) => item.id === id)).toReversed()
  const pence = chosen.reduce((sum, { item, product }) => sum + quantityIn(item.quantity) * penceOf(product.price), 0)
  const remove = ({ id, title }: Product) => {
    onChange(items.filter((item) => item.id !== id))
    setSaid(`${title} has been removed.`)
    // The focused button disappears with its list item.
    document.getElementById('items')?.focus()
  }
  const add = (id: number) => {
    onChange(withProduct(items, id))
    setSaid(`${products.find((product) => product.id === id)?.title} has been added.`)
  }
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="float-left font-bold font-heading text-lg">What you would like</legend>
      {error && (
        <p id="items-error" className="font-bold text-danger">
          {error}
        </p>
      )}
      <ul
        id="items"
        tabIndex={-1}
        aria-label="Products you chose"
        className="grid gap-3 outline-none"
        {...(error && { 'aria-describedby': 'items-error' })}
      >
        {chosen.map(({ item, product }) => (
          <li
            key={product.id}
            className="flex flex-wrap items-end gap-x-4 gap-y-2 rounded-md bg-raised p-4 shadow-rest"
          >
            <div className="min-w-0 grow basis-52 self-center">
              <p className="wrap-anywhere font-bold">{product.title}</p>
              <p className="text-ink-soft text-sm tabular-nums">{formatPounds(product.price)} each</p>
            </div>
            <div className="w-28">
              <TextField
                label="Quantity"
                aria-label={`Quantity: ${product.title}`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={10}
                value={item.quantity}
                aria-invalid={(error !== undefined && isWrong(item)) || undefined}
                onChange={({ target }) =>
                  onChange(items.map((one) => (one.id === item.id ? { ...one, quantity: target.value } : one)))
                }
              />
            </div>
            <Button
              tone="quiet"
              className="px-4"
              aria-label={`Remove ${product.title}`}
              onClick={() => remove(product)}
            >
              <Trash2 aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {chosen.length === 0 && <p>You have not chosen anything yet.</p>}
      {others.length > 0 && items.length < maxItems && (
        <SelectField
          label={chosen.length === 0 ? 'Choose a product' : 'Add another product (optional)'}
          value=""
          options={[
            { value: '', label: 'Choose from the shop' },
            ...others.map(({ id, title, price }) => ({ value: String(id), label: `${title}, ${formatPounds(price)}` })),
          ]}
          onChange={({ target }) => target.value && add(Number(target.value))}
        />
      )}
      {chosen.length > 0 && !Number.isNaN(pence) && (
        <p className="tabular-nums">
          <strong>{formatPence(pence)}</strong> at the shop’s prices, before delivery. The quote has the final price.
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
