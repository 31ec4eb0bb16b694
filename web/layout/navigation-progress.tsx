import { useNavigation } from 'react-router'

/** A bar at the top while the next page's files load. It appears only if that takes a moment. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div aria-hidden className="navigation-progress fixed inset-x-0 top-0 z-50 h-1 bg-accent" />
}
