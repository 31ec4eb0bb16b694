import { useEffect, useRef } from 'react'
import type { BookPage } from '#contract/resources.ts'
import { storyPage } from './paging.ts'

interface TextPanelProps {
  pages: BookPage[]
}

/** The words of the open pages, large and reflowing. */
export function TextPanel({ pages }: TextPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const first = pages[0]?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0
  }, [first])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard
    <section ref={panel} className="book-text" aria-label="Text of the page" tabIndex={0} data-own-keys>
      {pages.map((page) => (
        // The key renews the whole element: a translating browser has replaced the text nodes that React knew.
        <div key={page.number}>
          {page.text.length === 0 ? (
            <p className="book-text-none">{`${page.number === 1 ? 'The cover' : `Page ${storyPage(page.number)}`} is a picture without words.`}</p>
          ) : (
            page.text.map((lines, paragraph) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a prepared page never change their order
              <p key={paragraph}>{lines.map((line) => line.text).join(' ')}</p>
            ))
          )}
        </div>
      ))}
    </section>
  )
}
