import './read.css'
import type { ReactNode } from 'react'
import type { ClassBook } from '#contract/class-reading.ts'
import { Said } from '../../../domain/class-words/said.tsx'
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
          <PageHeading className="read-title">
            <Said>{title}</Said>
          </PageHeading>
          <noscript>
            <p className="read-lead">
              Books need JavaScript here. Ask a grown-up to switch it on in the browser’s settings, then open this page
              again.
            </p>
          </noscript>
          <div className="w-full noscript:hidden">
            <CodeForm key={state.failure ? 'again' : 'first'} code={code} failure={state.failure} onOpen={open} />
          </div>
        </Blackboard>
      )}
      {state.is === 'opening' && (
        <Blackboard>
          <PageHeading className="read-title">
            <Said>Opening your book</Said>
          </PageHeading>
          <p role="status" className="read-lead">
            <Said>Just a moment…</Said>
            <WhenSlow>
              {' '}
              <Said>The Wi-Fi is slow. Your book will open as soon as it can.</Said>
            </WhenSlow>
          </p>
        </Blackboard>
      )}
      {state.is === 'failed' && (
        <Blackboard isClosed>
          <PageHeading className="read-title">
            <Said>{state.failure.kind === 'gone' ? 'The book is closed' : 'The book did not open'}</Said>
          </PageHeading>
          <p role="alert" className="read-lead">
            <Said>{state.failure.sentence}</Said>
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-4">
            {state.failure.kind === 'later' && (
              <Button className="read-button" onClick={retry}>
                <Said>Try again</Said>
              </Button>
            )}
            <Button className="read-button" tone={state.failure.kind === 'later' ? 'quiet' : 'main'} onClick={leave}>
              <Said>Type another code</Said>
            </Button>
          </div>
        </Blackboard>
      )}
      <p className="read-privacy">
        <Said>We do not know who you are, and we keep nothing about you.</Said>{' '}
        <a href="/privacy/for-children">
          <Said>How we do that</Said>
        </a>
      </p>
    </div>
  )
}
