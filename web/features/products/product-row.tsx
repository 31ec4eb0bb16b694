import { ShoppingBag, Trash2 } from 'lucide-react'
import { formatPounds } from '#contract/money.ts'
import type { StockedProduct } from '#contract/products.ts'
import { Grip } from '../../ui/lists/grip.tsx'
import { ListRow, RowHint } from '../../ui/lists/list-row.tsx'
import { RowMenu, RowMenuButton, RowMenuMoves } from '../../ui/lists/row-menu.tsx'
import type { RowMoves } from '../../ui/lists/use-row-order.ts'

interface ProductRowProps {
  product: StockedProduct
  moves: RowMoves
  onDelete: () => void
}

/** A product of the shop, which its name leads to. */
export function ProductRow({ product: { id, title, price, image }, moves, onDelete }: ProductRowProps) {
  return (
    <ListRow
      picture={
        <span className="flex items-center gap-2">
          <Grip name={title} {...moves.drag.gripOf(id)} />
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
            <RowMenuMoves onStep={(by) => moves.step(id, by)} />
            <RowMenuButton Icon={Trash2} onClick={onDelete}>
              Delete
            </RowMenuButton>
          </RowMenu>
        </>
      }
      dragId={id}
      drag={moves.drag.stateOf(id)}
    />
  )
}
