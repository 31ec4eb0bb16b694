import { useState } from 'react'
import { useNavigate } from 'react-router'
import { poundsIn } from '#contract/money.ts'
import { createProduct, type StockedProduct, updateProduct } from '#contract/products.ts'
import { call } from '../../api/call.ts'
import { uploadPicture } from '../../api/upload-picture.ts'
import { savedButNotLater } from '../../forms/saved-but-not-later.ts'
import { useForm } from '../../forms/use-form.ts'
import { useVersion } from '../../forms/use-version.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { ErrorSummary } from '../../ui/fields/error-summary.tsx'
import { ImageUploadField } from '../../ui/fields/image-upload-field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useProductsChanged } from './queries.ts'

interface ProductDraft {
  title: string
  price: string
  description: string
  image: string
}

const bodyOf = (draft: ProductDraft) => ({ ...draft, price: poundsIn(draft.price) })

interface ProductFormProps {
  /** The product to edit; undefined creates one. */
  product?: StockedProduct
  /** Loads the product as it is stored now. */
  reload?: () => Promise<StockedProduct | undefined>
}

export function ProductForm({ product, reload }: ProductFormProps) {
  const navigate = useNavigate()
  const refresh = useProductsChanged()
  const [stored, setStored] = useState(product)
  const { version, setVersion, onFailed } = useVersion(product?.version ?? 0, async () => reload?.())
  const form = useForm(createProduct, {
    values: {
      title: product?.title ?? '',
      price: product?.price.toFixed(2) ?? '',
      description: product?.description ?? '',
      image: product?.image ?? '',
    },
    toInput: bodyOf,
    send: (values) =>
      stored
        ? call(updateProduct, { params: { id: String(stored.id) }, body: { ...bodyOf(values), version } })
        : call(createProduct, { body: bodyOf(values) }),
    onFailed,
    onDone: (saved, _, later) => {
      void refresh()
      const { title } = saved
      if (later) {
        setStored(saved)
        setVersion(saved.version)
        showToast.success(savedButNotLater(`“${title}”`))
        return undefined
      }
      showToast.success(stored ? `“${title}” has been saved.` : `“${title}” has been added to the shop.`)
      void navigate('/admin/products')
      return undefined
    },
  })
  const { field, change, values, errors, problems, attempt, sending, formProps } = form
  return (
    <form {...formProps} className="mt-8 grid max-w-[38rem] gap-6 rounded-lg bg-surface p-6 shadow-rest phone:p-8">
      <ErrorSummary problems={problems} attempt={attempt} />
      <TextField {...field('title')} label="Name" />
      <TextField
        {...field('price')}
        label="Price in pounds"
        hint="Include the pence, such as 12.50."
        inputMode="decimal"
        autoComplete="off"
        className="max-w-40"
      />
      <TextArea {...field('description')} label="Description (optional)" />
      <ImageUploadField
        id="image"
        label="Picture (optional)"
        value={values.image}
        onChange={(image) => change({ image })}
        send={uploadPicture}
        refusal={errors.image}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyLabel="Saving…">
          {stored ? 'Save' : 'Add it to the shop'}
        </Button>
      </div>
    </form>
  )
}
