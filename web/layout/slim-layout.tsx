import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'
import { Header } from './header.tsx'
import { Hydrated } from './hydrated.tsx'

/** For reading: an open book has the whole screen and its own way back. Everything else here has the header. */
export function SlimLayout() {
  return (
    <Frame>
      <div className="contents has-[+main>:is(.reader,.board-window,.room)]:hidden">
        <Header />
      </div>
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
        <Hydrated />
      </main>
    </Frame>
  )
}
