import { ChevronDown, PanelLeft } from 'lucide-react'
import { Outlet, useLocation } from 'react-router'
import { Disclosure } from '../ui/page/disclosure.tsx'
import { consoleItemAt } from './console-items.ts'
import { ConsoleNavigation } from './console-navigation.tsx'
import { MailTrouble } from './mail-trouble.tsx'
import { OpenPointsBanner } from './open-points-banner.tsx'
import { useWideScreen } from './use-wide-screen.ts'
import './console.css'

/** The layout of the operators' pages, with their navigation beside them, or behind a button on small screens. */
export function ConsoleLayout() {
  const isWide = useWideScreen('64rem')
  return (
    <div className="page-width console">
      {isWide ? (
        <aside className="console-side">
          <ConsoleNavigation />
        </aside>
      ) : (
        <ConsoleMenu />
      )}
      <div className="min-w-0">
        <OpenPointsBanner />
        <MailTrouble />
        <Outlet />
      </div>
    </div>
  )
}

function ConsoleMenu() {
  const { pathname } = useLocation()
  return (
    <Disclosure
      className="mt-6"
      label={
        <>
          <PanelLeft aria-hidden className="size-5 text-accent-ink" />
          <span className="text-ink-soft">Console</span>
          <span>{consoleItemAt(pathname)?.label}</span>
          <ChevronDown aria-hidden className="ml-auto size-5" />
        </>
      }
      buttonClass="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-md bg-surface px-4 font-bold shadow-rest"
      panelClass="absolute inset-x-0 top-full z-20 mt-2 rounded-md bg-raised p-4 shadow-lift"
    >
      <ConsoleNavigation />
    </Disclosure>
  )
}
