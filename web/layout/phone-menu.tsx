import { Menu } from 'lucide-react'
import { Suspense } from 'react'
import { useSession } from '../session/use-session.ts'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { AccountLinks } from './welcome-menu.tsx'

/** Everything of the header behind one button, where it has no room on one line. */
export function PhoneMenu() {
  const { isSignedIn } = useSession()
  return (
    <Disclosure
      className="max-phone:static!"
      label={
        <>
          <Menu aria-hidden className="size-6" />
          Menu
        </>
      }
      buttonClass="flex min-h-12 cursor-pointer items-center gap-2 rounded-md bg-accent-soft px-4 font-bold text-on-accent-soft"
      panelClass="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto bg-raised p-3 shadow-lift phone:left-auto phone:mt-2 phone:w-80 phone:rounded-md"
    >
      <MainNavigation isColumn />
      {isSignedIn && (
        <div className="mt-2 border-line border-t pt-2">
          <Suspense>
            <AccountLinks greeting="Welcome, " />
          </Suspense>
        </div>
      )}
    </Disclosure>
  )
}
