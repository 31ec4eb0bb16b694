import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const cards = ['schools', 'percentage', 'parents', 'sessions', 'logins', 'weeks']

export function CountersLoading() {
  return (
    <div role="status">
      <span className="sr-only">Loading the numbers</span>
      <div className="scoreboard">
        <Skeleton className="mx-auto h-9 w-56" />
        <Skeleton className="mx-auto mt-5 mb-16 h-16 max-w-xl tablet:h-24" />
      </div>
      <div className="mt-10 grid grid-cols-2 gap-x-4 gap-y-6 tablet:gap-8 desktop:grid-cols-3">
        {cards.map((card) => (
          <Skeleton key={card} className="h-40 rounded-md" />
        ))}
      </div>
    </div>
  )
}

export function PicturesLoading() {
  return <Skeleton className="mt-16 h-80 rounded-lg" />
}
