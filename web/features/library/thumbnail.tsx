import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useSettledPicture } from '../../ui/use-settled-picture.ts'

/** A cover, small enough for a list. */
export function Thumbnail({ image }: { image: string }) {
  const [isMissing, setMissing] = useState(false)
  const handleError = () => setMissing(true)
  const picture = useSettledPicture({ onError: handleError })
  return (
    <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-sm bg-accent-soft text-accent-ink">
      {isMissing ? (
        <FileText aria-hidden />
      ) : (
        <img
          ref={picture}
          src={image}
          alt=""
          loading="lazy"
          className="size-full object-contain"
          onError={handleError}
        />
      )}
    </span>
  )
}
