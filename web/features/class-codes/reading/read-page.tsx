import './read.css'
import type { ReactNode } from 'react'
import type { ClassBook } from '#contract/class-reading.ts'
import { Button } from '../../../ui/button.tsx'
import { WhenSlow } from '../../../ui/feedback/when-slow.tsx'
import { DocumentTitle, PageHeading } from '../../../ui/page/page.tsx'
import { Blackboard } from './blackboard.tsx'
import { CodeForm } from './code-form.tsx'
import { useClassBook } from './use-class-book.ts'

interface Opened {
  book: ClassBook
  onCheck: () => void
  onLeave: () => void
}

const title = 'Read with your class'

/** Three fields for the code on the board, then the book. `children` shows the book. */
export function ReadPage({ children }: { children: (opened: Opened) => ReactNode }) {
  const { code, state, open, retry, check, leave } = useClassBook()
  if (state.is === 'open') return children({ book: state.book, onCheck: check, onLeave: leave })
  return (
    <div className="read-page">
      <DocumentTitle>{title}</DocumentTitle>
      {state.is === 'asking' && (
        <Blackboard>
          <PageHeading className="read-title">{title}</PageHeading>
          <CodeForm key={state.failure ? 'again' : 'first'} code={code} failure={state.failure} onOpen={open} />
        </Blackboard>
      )}
      {state.is === 'opening' && (
        <Blackboard>
          <PageHeading className="read-title">Opening your book</PageHeading>
          <p role="status" className="read-lead">
            Just a moment…<WhenSlow> The Wi-Fi is slow. Your book will open as soon as it can.</WhenSlow>
          </p>
        </Blackboard>
      )}
      {state.is === 'failed' && (
        <Blackboard isClosed>
          <PageHeading className="read-title">
            {state.failure.kind === 'gone' ? 'The book is closed' : 'The book did not open'}
          </PageHeading>
          <p role="alert" className="read-lead">
            {state.failure.sentence}
          </p>
          <div className="read-ways">
            {state.failure.kind === 'later' && (
              <Button className="read-button" onClick={retry}>
                Try again
              </Button>
            )}
            <Button className="read-button" tone={state.failure.kind === 'later' ? 'quiet' : 'main'} onClick={leave}>
              Type another code
            </Button>
          </div>
        </Blackboard>
      )}
      <p className="read-privacy">
        We do not know who you are, and we keep nothing about you. <a href="/privacy">How we do that</a>
      </p>
    </div>
  )
}
