import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createProduct, type StockedProduct, updateProduct } from '#contract/products.ts'
import { call } from '../../api/call.ts'
import { uploadPicture } from '../../api/upload-picture.ts'
import { useCheckedForm } from '../../api/use-checked-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ImageUploadField } from '../../ui/image-upload-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useProductsChanged } from './queries.ts'

const priceSentence = 'Enter a price from £0.01 to £10,000, such as 12.50.'

/** Pounds as they are typed: "4.50", "£4.50" or "1,200"; NaN for anything else. */
function poundsIn(typed: string): number {
  const plain = typed.replace(/[£,\s]/g, '')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

const isPrice = (typed: unknown) => poundsIn(String(typed)) >= 0.01 && poundsIn(String(typed)) <= 10_000

export function ProductForm({ product }: { product?: StockedProduct }) {
  const navigate = useNavigate()
  const refresh = useProductsChanged()
  const [values, setValues] = useState({
    title: product?.title ?? '',
    price: product?.price.toFixed(2) ?? '',
    description: product?.description ?? '',
    image: product?.image ?? '',
  })
  const { field, errors, problems, attempt, sending, handleSubmit } = useCheckedForm({
    values,
    onChange: (changed) => setValues((before) => ({ ...before, ...changed })),
    checks: [
      { field: 'title', sentence: 'Enter a name.', passes: (value) => String(value).trim() !== '' },
      { field: 'price', sentence: priceSentence, passes: isPrice },
    ],
    send: async ({ price, ...rest }) => {
      const body = { ...rest, price: poundsIn(price) }
      return product ? call(updateProduct, { params: { id: String(product.id) }, body }) : call(createProduct, { body })
    },
    onDone: ({ title }) => {
      void refresh()
      showToast.success(product ? `“${title}” has been saved.` : `“${title}” is in the shop.`)
      void navigate('/admin/products')
      return undefined
    },
  })
  return (
    <form noValidate className="mt-8 grid max-w-2xl gap-6" onSubmit={handleSubmit}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('title')} label="Name" maxLength={120} />
      <TextField
        {...field('price')}
        label="Price in pounds"
        hint="With pence, such as 12.50."
        inputMode="decimal"
        autoComplete="off"
        className="max-w-40"
      />
      <TextArea {...field('description')} label="Description (optional)" maxLength={600} />
      <ImageUploadField
        id="image"
        label="Picture (optional)"
        value={values.image}
        onChange={(image) => setValues((before) => ({ ...before, image }))}
        send={uploadPicture}
        refusal={errors.image}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          {product ? 'Save' : 'Put it in the shop'}
        </Button>
      </div>
    </form>
  )
}
