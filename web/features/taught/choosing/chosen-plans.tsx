import { Check, Trash2 } from 'lucide-react'
import type { ParentsPage } from '#contract/taught.ts'
import { Button } from '../../../ui/button.tsx'
import { ListRow, ListRows } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { whenTaught } from '../wording.tsx'
import { usePlans } from './use-plans.ts'

/** What parents see, the latest term first. */
export function ChosenPlans({ page: { plans, nation } }: { page: ParentsPage }) {
  const { adding, removing } = usePlans()
  return (
    <Section id="chosen" title="Shown so far">
      {plans.length === 0 ? (
        <p className="mt-2 max-w-[60ch]">Nothing yet. Add the first book or paper above.</p>
      ) : (
        <ListRows className="mt-4">
          {plans.map((plan) => (
            <ListRow
              key={plan.id}
              title={plan.title}
              details={
                plan.is_shown
                  ? whenTaught(plan, nation)
                  : `${whenTaught(plan, nation)}. It is not on the shelf any more, so parents do not see it.`
              }
              action={
                <div className="flex flex-wrap gap-2">
                  {!plan.is_taught && (
                    <Button
                      tone="quiet"
                      aria-label={`${plan.title} was taught`}
                      onClick={() => adding.mutate({ ...plan, is_taught: true })}
                    >
                      <Check aria-hidden className="size-5" />
                      It was taught
                    </Button>
                  )}
                  <Button tone="quiet" aria-label={`Remove ${plan.title}`} onClick={() => removing.mutate(plan.id)}>
                    <Trash2 aria-hidden className="size-5" />
                    Remove
                  </Button>
                </div>
              }
            />
          ))}
        </ListRows>
      )}
    </Section>
  )
}
