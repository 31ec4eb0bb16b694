import { useNavigate } from 'react-router'
import { createProduct, type StockedProduct, updateProduct } from '#contract/products.ts'
import { uploadPicture } from '../../api/upload-picture.ts'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { ImageUploadField } from '../../ui/image-upload-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useProductsChanged } from './queries.ts'

/** Parses pounds as typed: "4.50", "£4.50" or "1,200"; NaN for anything else. */
function poundsIn(typed: string): number {
  const plain = typed.replace(/[£,\s]/g, '')
  return /^\d{1,6}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
}

export function ProductForm({ product }: { product?: StockedProduct }) {
  const navigate = useNavigate()
  const refresh = useProductsChanged()
  const form = useForm(product ? updateProduct : createProduct, {
    values: {
      title: product?.title ?? '',
      price: product?.price.toFixed(2) ?? '',
      description: product?.description ?? '',
      image: product?.image ?? '',
    },
    params: { id: product?.id ?? '' },
    toInput: ({ price, ...rest }) => ({ ...rest, price: poundsIn(price) }),
    onDone: ({ title }) => {
      void refresh()
      showToast.success(product ? `“${title}” has been saved.` : `“${title}” has been added to the shop.`)
      void navigate('/admin/products')
      return undefined
    },
  })
  const { field, change, values, errors, problems, attempt, sending, formProps } = form
  return (
    <form {...formProps} className="mt-8 grid max-w-2xl gap-6">
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
          {product ? 'Save' : 'Add it to the shop'}
        </Button>
      </div>
    </form>
  )
}
