import { StaffPage } from './features/invitations/staff-page.tsx'
import { PeopleSection } from './features/people/people-section.tsx'

/** The staff of a school, and who has access through it. */
export function StaffScreen() {
  return <StaffPage people={<PeopleSection />} />
}
