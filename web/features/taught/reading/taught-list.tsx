import { Link } from 'react-router'
import { yearName } from '#contract/evidence.ts'
import { type TaughtList, termName } from '#contract/taught.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { WhatParentsMay } from '../wording.tsx'

/** What a school shows, by term. */
export function TaughtListView({ code, list }: { code: string; list: TaughtList }) {
  const { school, nation, is_england, plans } = list
  const terms = [...new Set(plans.map(({ term }) => term))]
  return (
    <Page lead={school}>
      {plans.length === 0 && (
        <p className="mt-6 max-w-[60ch]">The school has not chosen anything to show yet. Look again later.</p>
      )}
      {terms.map((term) => (
        <Section id={term} title={termName(term)} key={term} className="mt-8">
          <ul className="mt-3 grid max-w-[46rem] gap-3">
            {plans
              .filter((plan) => plan.term === term)
              .map((plan) => (
                <li key={plan.id}>
                  <Link className="taught-item" to={{ hash: `${code}/${plan.id}` }}>
                    {plan.image !== '' && <img src={plan.image} alt="" loading="lazy" />}
                    <span className="min-w-0">
                      <span className="taught-item-title">{plan.title}</span>
                      <span className="block text-ink-soft text-sm">
                        {plan.category}. {yearName(plan.year, nation)}, {plan.is_taught ? 'taught' : 'will be taught'}
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <p className="mt-8 max-w-[60ch]">
        <WhatParentsMay isEngland={is_england} />
      </p>
    </Page>
  )
}
