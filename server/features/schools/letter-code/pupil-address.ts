/** How schools name pupils' accounts and the domains for them, besides the year in which they came. */
const word =
  /^(?:pupils?|students?|learners?|child|children|kids?|class|form|year|yr|y|reception|nursery|eyfs|ks|leavers?|cohort)$/

/**
 * Whether an address at a school may be a pupil's. Their accounts nearly always have a number in them (the year, or the
 * next Smith) or lie below `pupils.`; those of staff seldom do. Staff who are taken for a pupil are invited by a colleague.
 */
export function mayBePupil(email: string): boolean {
  const at = email.lastIndexOf('@')
  const [local, host] = [email.slice(0, at), email.slice(at + 1)]
  if (/\d/.test(local)) return true
  return [...local.split(/[._+-]/), ...host.split('.')].some((part) => word.test(part))
}
