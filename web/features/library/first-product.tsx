import { useQuery } from '@tanstack/react-query'
import { ShoppingBag } from 'lucide-react'
import { overviewQuery } from '../../api/overview-query.ts'
import { TextLink } from '../../ui/text/text-link.tsx'

/** The way to the shop while it has no products, and the console no entry for it. */
export function FirstProduct() {
  const { data } = useQuery(overviewQuery)
  if (!data || data.parts.includes('first-product')) return null
  return (
    <p className="mt-8 flex items-center gap-3">
      <ShoppingBag aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span>
        Do you sell something? <TextLink to="/admin/products/new">Add your first product</TextLink>
      </span>
    </p>
  )
}
