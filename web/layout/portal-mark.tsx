/** The portal's mark in the sponsor's colour: books on a shelf, and something growing out of one. */
export function PortalMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden>
      <rect width="64" height="64" rx="14" className="fill-accent" />
      <g className="fill-accent-soft stroke-accent-soft">
        <path stroke="none" d="M31 17c-1-6-5-9-12-9 0 7 4 11 12 11zM33 15c1-5 5-8 12-8 0 6-4 10-12 10z" />
        <path d="M32 26V16" strokeWidth="3" strokeLinecap="round" />
      </g>
      <rect x="12" y="26" width="13" height="24" rx="2.5" className="fill-sun" />
      <rect x="27" y="24" width="11" height="26" rx="2.5" className="fill-paper" />
      <rect x="41" y="23.5" width="11" height="27" rx="2.5" className="fill-coral" transform="rotate(-9 46.5 37)" />
      <path d="M12 32h13M27 31h11m-11 4h11" className="stroke-on-paper" strokeOpacity=".35" strokeWidth="2" />
      <rect x="6" y="50" width="52" height="6" rx="3" className="fill-wood-light" />
    </svg>
  )
}
