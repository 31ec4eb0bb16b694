import type { UkNation } from '#contract/curriculum.ts'
import { yearName } from '#contract/evidence.ts'
import { type TaughtPlan, termName } from '#contract/taught.ts'

const inSentence = (term: string) => {
  const name = termName(term)
  return `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`
}

/** "Year 3: taught in the autumn term 2026". */
export const whenTaught = (
  { year, term, is_taught }: Pick<TaughtPlan, 'year' | 'term' | 'is_taught'>,
  nation: UkNation | null,
) => `${yearName(year, nation)}: ${is_taught ? 'taught' : 'will be taught'} in the ${inSentence(term)}`

const guidance =
  'https://www.gov.uk/government/publications/relationships-education-relationships-and-sex-education-rse-and-health-education'

/** What parents may ask for: what the law of a nation says where we have read it, and else the school's invitation alone. */
export function WhatParentsMay({ isEngland }: { isEngland: boolean }) {
  return (
    <>
      {isEngland && (
        <>
          In England, schools should let parents see everything that they use to teach relationships, sex and health
          education, if parents ask. The{' '}
          <a className="link" href={guidance}>
            statutory guidance
          </a>{' '}
          has said so since 1 September 2026.{' '}
        </>
      )}
      If you would like to see anything else that your child is taught, ask the school.
    </>
  )
}

/** A code as it is printed: `K7QM 2PXN HJ4R`. */
export const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ')
