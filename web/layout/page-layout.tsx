import { type ReactNode, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { Analytics } from './analytics/analytics.tsx'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'
import { Hydrated } from './hydrated.tsx'
import { scrollKeyOf } from './scroll-place.ts'

/** Header, page, footer. On a server-rendered page each hydrates separately, and nothing in between is blocked. `children`: for a page outside its routes. */
export function PageLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  return (
    <Frame>
      <Suspense>
        <Header />
      </Suspense>
      {/* Keeps the footer out of sight until there is a page, so that it does not jump. */}
      <main id="main" tabIndex={-1} className="grow outline-none empty:min-h-dvh">
        <Suspense>
          {children}
          <Hydrated />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Analytics />
      <ScrollRestoration getKey={scrollKeyOf} />
    </Frame>
  )
}
