import { ShoppingBag, Trash2 } from 'lucide-react'
import { formatPounds } from '#contract/money.ts'
import type { StockedProduct } from '#contract/products.ts'
import { ListRow, RowHint } from '../../ui/lists/list-row.tsx'
import { MoveButtons } from '../../ui/lists/move-buttons.tsx'
import { RowMenu, RowMenuButton } from '../../ui/lists/row-menu.tsx'

interface ProductRowProps {
  product: StockedProduct
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onDelete: () => void
}

/** A product of the shop, which its name leads to. */
export function ProductRow({ product: { id, title, price, image }, index, count, onMove, onDelete }: ProductRowProps) {
  return (
    <ListRow
      picture={
        <span className="relative z-1 flex items-center gap-2">
          <MoveButtons name={title} index={index} count={count} onMove={onMove} />
          <span className="is-spare grid size-14 place-items-center overflow-hidden rounded-sm bg-accent-soft text-accent-ink">
            {image === '' ? (
              <ShoppingBag aria-hidden />
            ) : (
              <img src={image} alt="" className="size-full object-contain" />
            )}
          </span>
        </span>
      }
      title={title}
      to={`/admin/products/${id}`}
      details={<span className="tabular-nums">{formatPounds(price)}</span>}
      menu={
        <>
          <RowHint>Edit</RowHint>
          <RowMenu name={title}>
            <RowMenuButton Icon={Trash2} onClick={onDelete}>
              Delete
            </RowMenuButton>
          </RowMenu>
        </>
      }
    />
  )
}
