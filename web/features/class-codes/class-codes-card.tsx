import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { IconCard } from '../../ui/page/icon-card.tsx'
import { classCodesQuery } from './queries.ts'
import { untilText } from './until-text.ts'

/** The codes of one's classes, for the home page: the one that ends first leads to the board with it. */
export function ClassCodesCard() {
  const { data: codes = [] } = useQuery(classCodesQuery)
  const running = codes.filter(({ is_closed, is_for_families }) => !(is_closed || is_for_families))
  const [first] = running
  if (!first)
    return (
      <IconCard
        icon={Users}
        title="Class codes"
        text="Your class reads a book on its tablets, without accounts."
        to="/class-codes"
      />
    )
  const more = running.length - 1
  return (
    <IconCard
      icon={Users}
      title={`Your class reads ${first.title}`}
      text={`Until ${untilText(first.until_time)}. ${more === 0 ? 'Show the code again.' : `And ${more} more ${more === 1 ? 'code' : 'codes'}.`}`}
      to={more === 0 ? `/class-codes/${first.id}` : '/class-codes'}
      isNow
    />
  )
}
