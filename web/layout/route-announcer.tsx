import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Says the new page's title to screen readers after a navigation. */
export function RouteAnnouncer() {
  const { key, pathname } = useLocation()
  const [title, setTitle] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => {
    if (key === 'default') return
    const timer = setTimeout(() => setTitle(document.title), 100)
    return () => clearTimeout(timer)
  }, [key, pathname])
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  )
}
