import type { BookPage } from '#contract/resources.ts'

/** Covers the printed words with the picture that lies under them, for when the panel shows them large: nobody reads them twice. */
export function WordlessPart({ part: { image, x, y, width, height } }: { part: NonNullable<BookPage['wordless']> }) {
  const share = (part: number) => `${part * 100}%`
  return (
    <img
      className="book-wordless"
      style={{ left: share(x), top: share(y), width: share(width), height: share(height) }}
      src={image}
      alt=""
      draggable={false}
      // Without it the page is read with its words.
      onError={(event) => {
        event.currentTarget.hidden = true
      }}
    />
  )
}
