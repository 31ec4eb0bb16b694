import { FileText } from 'lucide-react'
import { useState } from 'react'

/** A cover, small enough for a list. */
export function Thumbnail({ image }: { image: string }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-accent-soft text-accent-ink">
      {isMissing ? (
        <FileText aria-hidden />
      ) : (
        <img src={image} alt="" loading="lazy" className="size-full object-contain" onError={() => setMissing(true)} />
      )}
    </span>
  )
}
