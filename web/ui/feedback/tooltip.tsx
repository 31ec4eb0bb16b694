import { CircleHelp } from 'lucide-react'
import { useId, useState } from 'react'

/** A question mark that explains on hover, focus and touch; Escape puts it away. `about` completes "About …". */
export function Tooltip({ about, children }: { about: string; children: string }) {
  const [isShown, setShown] = useState(false)
  const id = useId()
  return (
    <span
      className="relative inline-block"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
    >
      <button
        type="button"
        aria-label={`About ${about}`}
        aria-describedby={id}
        className="-my-3 grid size-11 cursor-help place-items-center rounded-full text-accent-ink"
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
        onClick={() => setShown(true)}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
      >
        <CircleHelp aria-hidden className="size-6" />
      </button>
      <span
        id={id}
        role="tooltip"
        hidden={!isShown}
        className="absolute top-full -right-12 z-20 w-64 max-w-[70vw] rounded-md bg-ink px-4 py-3 font-normal text-ground text-sm shadow-lift"
      >
        {children}
      </span>
    </span>
  )
}
