import type { Person } from '#contract/people.ts'
import { longDay, monthAndYear } from '../../ui/text/moment.ts'

/** What somebody is called where they have given no name. */
export const nameOfPerson = ({ name, email, role }: Person): string =>
  name || email || (role === 'senior' ? 'A colleague without a name' : 'A parent without a name')

const ways: Record<Person['joined_by'], string> = {
  'sign-up': 'Registered the school',
  'sign-in': 'Joined with the school’s own sign-in',
  code: 'Joined with the school code',
  list: 'Joined from a list that you uploaded',
  invitation: 'Joined through an invitation from the school',
  parent: 'Joined through an invitation from another parent',
}

/** "Joined with the school code on 3 March 2026" */
export const joinedText = ({ joined_by, join_time }: Person): string => `${ways[joined_by]} on ${longDay(join_time)}`

/** "Last used in March 2026" */
export function lastUsedText({ is_confirmed, last_used_month }: Person): string {
  if (!is_confirmed) return 'Has not confirmed their e-mail address yet'
  return last_used_month ? `Last used in ${monthAndYear(`${last_used_month}-01`)}` : 'Not used yet'
}

/** "Ended on 3 March 2026 by Priya Nair. You can undo it until 2 April 2026." */
export const endedText = ({ end_time, ended_by, undo_until }: Person): string =>
  `Ended on ${longDay(end_time)}${ended_by && ` by ${ended_by}`}. You can undo it until ${longDay(undo_until)}.`
