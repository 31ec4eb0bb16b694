import { Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { overviewQuery } from '../../api/overview-query.ts'
import { classNames } from '../../ui/class-names.ts'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { Frame } from '../frame.tsx'
import { Hydrated } from '../hydrated.tsx'
import { MailTrouble } from '../mail-trouble.tsx'
import { OpenPointsBanner } from '../open-points-banner.tsx'
import { scrollKeyOf } from '../scroll-place.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleNavigation } from './console-navigation.tsx'
import { DoorTabs } from './door-tabs.tsx'
import './console.css'

export const prefetch = () => [overviewQuery]

/** The frame of the operators' pages: a bar, the doors at the side or behind a button of the bar, and nothing of the site. */
export function ConsoleLayout() {
  const isWide = useWideScreen('64rem')
  return (
    <Frame>
      <div className="console">
        <ConsoleBar hasMenu={isWide === null ? null : !isWide} />
        {isWide !== false && (
          <div className={classNames('console-side print:hidden', isWide === null && 'max-desktop:hidden')}>
            <ConsoleNavigation />
          </div>
        )}
        <main id="main" tabIndex={-1} className="console-room">
          <OpenPointsBanner />
          <MailTrouble />
          <DoorTabs />
          <Suspense>
            <Outlet />
            <Hydrated />
          </Suspense>
        </main>
      </div>
      <ScrollRestoration getKey={scrollKeyOf} />
    </Frame>
  )
}
