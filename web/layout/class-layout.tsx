import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'

/** For a class that reads: no menu, no account, nothing that leads away from the book. */
export function ClassLayout() {
  return (
    <Frame>
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
      </main>
    </Frame>
  )
}
