import type { Standing } from '#contract/access.ts'
import type { User } from '#contract/accounts.ts'

/** As much of a signed-in person as access depends on. */
export const standingOf = ({ role, status, school }: User): Standing => ({
  role,
  status,
  schoolStatus: school?.status ?? null,
})
