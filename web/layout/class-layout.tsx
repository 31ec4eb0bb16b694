import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'
import { Hydrated } from './hydrated.tsx'

/** For a class that reads: no menu, no account, nothing that leads away from the book. */
export function ClassLayout() {
  return (
    <Frame>
      <main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
        <Outlet />
        <Hydrated />
      </main>
    </Frame>
  )
}
