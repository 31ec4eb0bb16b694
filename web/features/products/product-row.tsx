import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { formatPounds } from '#contract/money.ts'
import type { StockedProduct } from '#contract/products.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MoveButtons } from '../../ui/lists/move-buttons.tsx'

interface ProductRowProps {
  product: StockedProduct
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onDelete: () => void
}

export function ProductRow({ product: { id, title, price, image }, index, count, onMove, onDelete }: ProductRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-surface p-3 shadow-rest">
      <MoveButtons name={title} index={index} count={count} onMove={onMove} />
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-accent-soft text-accent-ink">
        {image === '' ? <ShoppingBag aria-hidden /> : <img src={image} alt="" className="size-full object-contain" />}
      </span>
      <div className="min-w-0 grow basis-40">
        <Link to={`/admin/products/${id}`} className="link wrap-anywhere font-bold">
          {title}
        </Link>
        <p className="text-ink-soft text-sm tabular-nums">{formatPounds(price)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink tone="quiet" className="px-3 phone:px-4" to={`/admin/products/${id}`} aria-label={`Edit ${title}`}>
          Edit
        </ButtonLink>
        <Button tone="quiet" className="px-3 phone:px-4" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}
