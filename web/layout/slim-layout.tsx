import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'

/** For reading: the page has the whole screen, and brings its own way back. */
export function SlimLayout() {
  return (
    <Frame>
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
    </Frame>
  )
}
