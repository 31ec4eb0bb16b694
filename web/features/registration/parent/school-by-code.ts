import { queryOptions } from '@tanstack/react-query'
import { findSchools } from '#contract/schools.ts'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/feedback/toast.ts'

/** Letters and digits of an invite code. */
export const codeLength = 8

/** The code that somebody means, whatever case, spaces or hyphens they type. */
export const plainCode = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

export const invalidCode = 'Invalid invite code'

/** The school with that code, or null, which is said as a toast too. Nothing is asked without a code. */
export function schoolByCodeQuery(code: string) {
  return queryOptions({
    queryKey: ['school-by-code', code],
    queryFn: async ({ signal }) => {
      const [school = null] = await call(findSchools, { query: { school_code: code } }, { signal })
      if (!school) showToast.error(invalidCode)
      return school
    },
    enabled: code !== '',
    retry: false,
    staleTime: 5 * 60_000,
  })
}
