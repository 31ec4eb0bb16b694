import './rendered-book.css'
import type { CSSProperties } from 'react'
import type { Book } from '#contract/resources.ts'
import { DocumentTitle } from '../../ui/page/page.tsx'
import { pageName } from './book/paging.ts'
import { joinedLines } from './text/joined-lines.ts'

/**
 * A book as the server renders it: its open page, as large as the screen allows, until the reader takes over, which
 * measures the screen. Without JavaScript all pages, with their words.
 */
export function RenderedBook({ book: { resource, pages, aspect }, page }: { book: Book; page: number }) {
  const open = pages[page - 1] ?? pages[0]
  return (
    <div className="reader rendered-book" style={{ '--aspect': aspect } as CSSProperties}>
      <DocumentTitle>{resource.title}</DocumentTitle>
      <h1 className="sr-only">{resource.title}</h1>
      {open && <img className="rendered-page" src={open.image} alt={open.alt} fetchPriority="high" />}
      <noscript>
        <ol className="rendered-pages">
          {pages.map(({ number, image, alt, text }) => (
            <li key={number} aria-label={pageName(number, pages.length)}>
              <img src={image} alt={alt} loading="lazy" />
              {text.map((lines) => {
                const words = joinedLines(lines)
                return <p key={words}>{words}</p>
              })}
            </li>
          ))}
        </ol>
      </noscript>
    </div>
  )
}
