import { useState } from 'react'
import type { BookPage } from '#contract/resources.ts'
import { useKeptAddress } from '../use-kept-address.ts'

/** Covers the printed words with the picture that lies under them, for when the panel shows them large: nobody reads them twice. */
export function WordlessPart({ part: { image, x, y, width, height } }: { part: NonNullable<BookPage['wordless']> }) {
  const [failed, setFailed] = useState('')
  const { src } = useKeptAddress({ src: image }, (kept) => kept === failed)
  const share = (part: number) => `${part * 100}%`
  return (
    <img
      className="book-wordless"
      style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
      src={src}
      alt=""
      draggable={false}
      // Without it the page is read with its words.
      hidden={src === failed}
      onError={() => setFailed(src)}
    />
  )
}
