import { FileText } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { useSettledPicture } from '../../ui/use-settled-picture.ts'

/** A cover, small enough for a list. */
export function Thumbnail({ image, isSmall = false }: { image: string; isSmall?: boolean | undefined }) {
  const [isMissing, setMissing] = useState(false)
  const handleError = () => setMissing(true)
  const picture = useSettledPicture({ onError: handleError })
  return (
    <span
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-sm bg-accent-soft text-accent-ink',
        isSmall ? 'size-10' : 'size-14',
      )}
    >
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
