import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Menu } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { brandQuery } from '../../api/brand-query.ts'
import { Disclosure } from '../../ui/page/disclosure.tsx'
import { PortalMark } from '../portal-mark.tsx'
import { AccountLinks, WelcomeMenu } from '../welcome-menu.tsx'
import { ConsoleNavigation } from './console-navigation.tsx'
import { useDoors } from './use-doors.ts'

/** The slim bar of the console. `hasMenu`: the doors are behind a button of it; null while that is for the style sheet to say. */
export function ConsoleBar({ hasMenu }: { hasMenu: boolean | null }) {
  const { data: brand } = useQuery(brandQuery)
  return (
    <header className="console-bar board-below print:hidden">
      {hasMenu !== false && (
        <div className={hasMenu === null ? 'desktop:hidden' : undefined}>
          <ConsoleMenu />
        </div>
      )}
      <Link to="/admin" className="flex min-h-11 min-w-0 items-center gap-3 rounded-sm">
        <PortalMark className="size-9 shrink-0" />
        <span className="font-extrabold font-heading leading-none tracking-tight max-desktop:w-min max-tablet:hidden">
          {brand?.app_name ?? ' '}
        </span>{' '}
        <span className="font-bold max-tablet:font-heading tablet:rounded-full tablet:bg-accent-soft tablet:px-3 tablet:text-on-accent-soft tablet:text-sm forced-colors:border">
          Console
        </span>
      </Link>
      <div className="ml-auto flex shrink-0 items-center gap-1 tablet:gap-3">
        <BackToSite className="max-desktop:hidden" />
        <div className="max-phone:hidden">
          <WelcomeMenu name="where-wide" />
        </div>
      </div>
    </header>
  )
}

function BackToSite({ className = '' }: { className?: string }) {
  return (
    <Link
      to="/"
      className={`flex min-h-11 items-center gap-2 whitespace-nowrap rounded-md px-3 font-bold hover:bg-accent-soft hover:text-on-accent-soft ${className}`}
    >
      <ArrowLeft aria-hidden className="size-5" />
      Back to the site
    </Link>
  )
}

/** The doors behind one button; on a phone with the account's pages, which have no room beside it. */
function ConsoleMenu() {
  const { here } = useDoors()
  return (
    <Disclosure
      className="static!"
      name={here ? `Menu, in ${here.label}` : 'Menu'}
      label={
        <>
          <Menu aria-hidden className="size-6 shrink-0" />
          {here?.label ?? 'Menu'}
        </>
      }
      buttonClass="flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-accent-soft px-3 font-bold text-on-accent-soft"
      panelClass="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-4rem)] overflow-y-auto bg-raised p-3 shadow-lift phone:inset-x-3 phone:right-auto phone:mt-3 phone:w-96 phone:rounded-md"
    >
      <ConsoleNavigation isTiled />
      <div className="mt-2 border-line border-t pt-2">
        <BackToSite />
        <div className="phone:hidden">
          <Suspense>
            <AccountLinks greeting="Welcome, " />
          </Suspense>
        </div>
      </div>
    </Disclosure>
  )
}
