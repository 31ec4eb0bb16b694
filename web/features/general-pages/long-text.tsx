import './long-text.css'
import { ChevronDown } from 'lucide-react'
import { RichText } from '../../ui/text/rich-text.tsx'
import { partsOf, type TextHeading, withContents } from '../../ui/text/text-contents.ts'

/** From how many headings on a text has contents. */
const minHeadings = 4
/** A part of more characters of HTML is folded where the page is an overview, such as tables of what is kept. */
const maxShown = 4000

/** A general page's text with its contents at the side; a short one alone. */
export function LongText({ html }: { html: string }) {
  const { html: marked, headings } = withContents(html)
  if (headings.length < minHeadings) return <RichText html={html} hasLead className="mt-3" />
  return (
    <div className="long-text">
      <Contents headings={headings} />
      <RichText html={marked} hasLead className="mt-3" />
    </div>
  )
}

/** The same for a page whose first part answers in short what the rest says at length: its longest parts are folded. */
export function FoldedText({ html }: { html: string }) {
  const [first, ...parts] = partsOf(html)
  return (
    <>
      <RichText html={first?.html ?? ''} hasLead className="answers mt-3" />
      <div className="long-text mt-10">
        <Contents headings={parts.flatMap(({ heading }) => heading ?? [])} />
        <div>
          {parts.map(({ heading, html: text }) =>
            text.length > maxShown ? (
              <details key={heading?.id} className="long-text-folded">
                <summary>
                  <h2 id={heading?.id}>{heading?.title}</h2>
                  <ChevronDown aria-hidden size={24} />
                </summary>
                <RichText html={text} className="mt-3" />
              </details>
            ) : (
              <section key={heading?.id} aria-labelledby={heading?.id}>
                <h2 id={heading?.id} tabIndex={-1}>
                  {heading?.title}
                </h2>
                <RichText html={text} className="mt-3" />
              </section>
            ),
          )}
        </div>
      </div>
    </>
  )
}

function Contents({ headings }: { headings: readonly TextHeading[] }) {
  return (
    <nav aria-label="On this page" className="long-text-contents">
      <details>
        <summary>
          On this page
          <ChevronDown aria-hidden size={20} />
        </summary>
        <ul>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
