import type { User } from '#contract/accounts.ts'

/** Why somebody with a staff account cannot use a page for the staff of approved schools. */
export const whyNotStaff = ({ school }: Pick<User, 'school'>): string =>
  school
    ? 'You can use it once your school has been approved.'
    : 'Your account no longer belongs to a school. If this is a mistake, ask the lead of your school. If you work at another school, choose that school in your profile.'
