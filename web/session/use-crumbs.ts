import type { Crumb } from '../ui/page/breadcrumb.tsx'
import { useSession } from './use-session.ts'

/** The way from home to a page that visitors see too; for them there is no home to go back to. */
export function useCrumbs(label: string): Crumb[] | undefined {
  const { isSignedIn } = useSession()
  return isSignedIn && label !== '' ? [{ label: 'Home', to: '/' }, { label }] : undefined
}
