import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import { hiddenFieldName } from '#contract/inbox.ts'
import type { Product } from '#contract/products.ts'
import { askForQuote } from '#contract/quotes.ts'
import { productsQuery } from '../../api/products-query.ts'
import { forgetDrafts, useDraft } from '../../forms/use-draft.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { FieldGroup } from '../../ui/fields/field-group.tsx'
import { Honeypot } from '../../ui/fields/honeypot.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { itemsIn, keep, quantityIn, withProduct } from './chosen-items.ts'
import { ItemFields } from './item-fields.tsx'

export const sentSentence = 'Your request for a quote has been sent.'

interface AskFormProps {
  user: User
  products: Product[]
  /** The product whose card led here. */
  wanted: number | undefined
  onSent: (reference: string, email: string) => void
}

/** Where things go to: the school of staff, otherwise the person's own address. */
function postalAddressOf({ isSchool, school, profile }: User): string {
  const place = isSchool ? school : profile
  if (!place) return ''
  const { address_1, address_2, city, county, postcode } = place
  return [address_1, address_2, city, county, postcode].filter(Boolean).join('\n')
}

/** Asks for a quote: products with quantities, and where they would go. What the account knows is filled in. */
export function AskForm({ user, products, wanted, onSent }: AskFormProps) {
  const client = useQueryClient()
  const empty = {
    items: '',
    name: user.profile?.full_name ?? '',
    email: user.email,
    phone: user.profile?.phone_number ?? '',
    school: user.isSchool ? (user.school?.title ?? '') : '',
    postal_address: postalAddressOf(user),
    order_number: '',
    message: '',
    website: '',
  }
  const inShop = (items: string) => itemsIn(items).filter(({ id }) => products.some((product) => product.id === id))
  const [values, change] = useDraft('quote', empty, (kept) => {
    const items = inShop(kept.items)
    const isInShop = wanted !== undefined && products.some(({ id }) => id === wanted)
    return { ...kept, items: keep(isInShop ? withProduct(items, wanted) : items) }
  })
  const { field, errors, problems, attempt, sending, formProps } = useForm(askForQuote, {
    values,
    onChange: change,
    toInput: ({ items, ...rest }) => ({
      ...rest,
      items: inShop(items).map(({ id, quantity }) => ({ product_id: id, quantity: quantityIn(quantity) })),
    }),
    fieldAt: (path) => (path.startsWith('items') ? 'items' : path),
    onDone: ({ reference }, { email }) => {
      forgetDrafts('quote')
      showToast.success(sentSentence)
      onSent(reference, email)
      return undefined
    },
    onFailed: ({ code }) => {
      if (code === 'quote/product-gone') void client.invalidateQueries({ queryKey: productsQuery.queryKey })
    },
    places: { 'quote/product-gone': 'items', 'request/too-large': 'message' },
  })
  return (
    <form {...formProps} className="grid gap-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <ItemFields
        products={products}
        items={itemsIn(values.items)}
        error={errors.items}
        onChange={(items) => change({ items: keep(items) })}
      />
      <FieldGroup title="Who it is for">
        <TextField
          {...field('school')}
          label="School or organisation (optional)"
          hint="We will address the quote to it. Leave this empty if you are buying for yourself."
          autoComplete="organization"
        />
        <TextArea
          {...field('postal_address')}
          maxLength={undefined}
          label="Address for delivery"
          autoComplete="street-address"
          rows={5}
        />
        <TextField
          {...field('order_number')}
          label="Purchase order number (optional)"
          hint="If you use one, you can enter it now, or send it later when you accept the quote."
          autoComplete="off"
          spellCheck={false}
        />
      </FieldGroup>
      <FieldGroup title="Your contact details">
        <TextField {...field('name')} label="Your name" autoComplete="name" />
        <TextField
          {...field('email')}
          label="E-mail address"
          hint="We will send the quote to this address."
          type="email"
          autoComplete="email"
        />
        <TextField {...field('phone')} label="Phone number (optional)" type="tel" autoComplete="tel" />
        <TextArea
          {...field('message')}
          maxLength={undefined}
          label="Message (optional)"
          hint="For example, when you need it by."
          rows={3}
        />
      </FieldGroup>
      <Honeypot name={hiddenFieldName} value={values.website} onChange={(website) => change({ website })} />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Sending…">
          Ask for the quote
        </Button>
      </div>
    </form>
  )
}
