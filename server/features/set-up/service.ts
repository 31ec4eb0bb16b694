import type { SetUpCode, SetUpStep } from '#contract/set-up.ts'
import type { Deps } from '../../deps.ts'
import { listFindings } from '../monitoring/service.ts'
import type { Shelf } from '../resources/service.ts'
import { findOpening, listProofs } from './queries.ts'
import { backup } from './steps/backup.ts'
import { brand, register, texts } from './steps/contents.ts'
import { operators, organisation } from './steps/people.ts'
import { address, mail, sender } from './steps/reach.ts'
import { school } from './steps/school.ts'
import type { State } from './steps/step.ts'

export { makeTestMailLink } from './try-step.ts'

/** Every step in its order. Cheap: the console asks with every look at the overview. */
export async function listSteps(deps: Deps, shelf: Shelf): Promise<SetUpStep[]> {
  const proofs = await listProofs(deps.db)
  const found = await listFindings(deps.db)
  const states: Record<SetUpCode, State> = {
    organisation: await organisation(deps),
    operators: await operators(deps),
    address: address(deps, proofs.get('address'), found),
    mail: mail(deps, proofs.get('mail'), found),
    sender: sender(deps, found),
    backup: await backup(deps, found),
    register: await register(deps),
    brand: await brand(deps, shelf),
    texts: await texts(deps),
    school: school(proofs.get('school')),
  }
  return (Object.keys(states) as SetUpCode[]).map((code) => ({ code, ...states[code] }))
}

/** The steps without proof. */
export const unprovenOf = (steps: SetUpStep[]): SetUpCode[] =>
  steps.filter(({ state }) => state !== 'done').map(({ code }) => code)

/** How many steps are open; once the portal is open to schools, those that were proven then and are not any more. */
export async function countOpenSteps(deps: Deps, shelf: Shelf): Promise<number> {
  const opening = await findOpening(deps.db)
  return unprovenOf(await listSteps(deps, shelf)).filter((code) => !opening?.unproven.includes(code)).length
}
