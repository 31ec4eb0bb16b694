import { AddUsersPage } from './features/invitations/add-users-page.tsx'
import { PeopleSection } from './features/people/people-section.tsx'

/** How a school gives parents access, and who has it. */
export function AddUsersScreen() {
  return <AddUsersPage people={<PeopleSection />} />
}
