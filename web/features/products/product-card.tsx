import { ShoppingBag } from 'lucide-react'
import { useId } from 'react'
import { formatPounds } from '#contract/money.ts'
import type { Payment, Product } from '#contract/products.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

interface ProductCardProps {
  product: Product
  /** Undefined until it is known; without a payment provider, a quote is offered instead. */
  payment: Payment | undefined
}

/** A product: picture, title, price tag, description, and the way to buy it: by paying, or by a quote. */
export function ProductCard({ product, payment }: ProductCardProps) {
  const id = useId()
  const { id: productId, title, price, image, description } = product
  return (
    <article className="product" aria-labelledby={id}>
      <div className="product-picture">
        {image === '' ? <ShoppingBag aria-hidden className="size-16" /> : <img src={image} alt="" loading="lazy" />}
        <p className="product-price">
          <span className="sr-only">Price: </span>
          {formatPounds(price)}
        </p>
      </div>
      <div className="product-words">
        <h2 id={id} className="wrap-anywhere text-lg">
          {title}
        </h2>
        {description !== '' && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{description}</p>}
        {payment && payment.payment_url !== '' && <BuyNow product={product} payment={payment} />}
        {payment?.payment_url === '' && (
          <div className="mt-auto pt-2">
            <ButtonLink
              to={`/shop/quote?product=${productId}`}
              className="w-full"
              aria-label={`Ask for a quote: ${title}`}
            >
              Ask for a quote
            </ButtonLink>
          </div>
        )}
      </div>
    </article>
  )
}

/** The field names are the payment provider's. */
function BuyNow({ product: { title, price }, payment }: { product: Product; payment: Payment }) {
  return (
    <form action={payment.payment_url} method="post" className="mt-auto pt-2">
      <input type="hidden" name="business" value={payment.payment_email} />
      <input type="hidden" name="item_name" value={title} />
      <input type="hidden" name="amount" value={price.toFixed(2)} />
      <input type="hidden" name="currency_code" value="GBP" />
      <Button type="submit" className="w-full" aria-label={`Buy Now: ${title}`}>
        Buy Now
      </Button>
    </form>
  )
}
