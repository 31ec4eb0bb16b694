import { Outlet, ScrollRestoration } from 'react-router'
import { Analytics } from './analytics/analytics.tsx'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'

/** Header, page, footer. */
export function PageLayout() {
  return (
    <Frame>
      <Header />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <Footer />
      <Analytics />
      <ScrollRestoration />
    </Frame>
  )
}
