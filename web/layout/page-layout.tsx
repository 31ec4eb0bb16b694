import { Outlet, ScrollRestoration } from 'react-router'
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
      <ScrollRestoration />
    </Frame>
  )
}
