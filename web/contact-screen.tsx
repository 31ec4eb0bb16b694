import { ContactPage } from './features/enquiries/contact-page.tsx'
import { ContactAside } from './layout/contact-aside.tsx'

/** The form beside the other ways to us. */
export function ContactScreen() {
  return <ContactPage aside={<ContactAside />} />
}
