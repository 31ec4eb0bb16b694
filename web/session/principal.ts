import type { Principal } from '#contract/access.ts'
import type { User } from '#contract/accounts.ts'

/** As much of a signed-in person as access depends on. */
export const principalOf = ({ role, status, school, rights, second_step: step }: User): Principal => ({
  role,
  status,
  schoolStatus: school?.status ?? null,
  rights: rights ?? null,
  isFirstStep: step !== undefined,
})
