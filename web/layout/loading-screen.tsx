import { useOnline } from '../api/use-online.ts'

/** What shows until the persisted state is restored: three books finding their place on a shelf. */
export function LoadingScreen() {
  const isOnline = useOnline()
  return (
    <div className="loading-screen grid min-h-[60dvh] place-content-center justify-items-center gap-4">
      <svg viewBox="0 0 120 72" className="w-32" aria-hidden>
        <rect x="22" y="16" width="18" height="48" rx="3" className="loading-book fill-accent" />
        <rect x="44" y="8" width="22" height="56" rx="3" className="loading-book fill-coral" />
        <rect x="70" y="22" width="16" height="42" rx="3" className="loading-book fill-sun" />
        <rect x="4" y="64" width="112" height="6" rx="3" className="fill-wood" />
      </svg>
      <div role="status" className="text-center text-ink-soft">
        <p>Loading…</p>
        {isOnline && (
          <p className="loading-slow">
            This is taking longer than usual. It will continue as soon as the portal responds.
          </p>
        )}
      </div>
    </div>
  )
}
