import { useQuery } from '@tanstack/react-query'
import { MonitorPlay, Presentation } from 'lucide-react'
import { useParams } from 'react-router'
import { refusal } from '#contract/access.ts'
import { bookPath } from './domain/book-paths.ts'
import { MakeClassCode } from './features/class-codes/make-class-code.tsx'
import { resourceQuery } from './features/reader/queries.ts'
import { ReaderPage } from './features/reader/reader-page.tsx'
import { ReaderToolsContext } from './features/reader/surroundings.ts'
import { ToolLink } from './features/reader/tool-link.tsx'
import { principalOf } from './session/principal.ts'
import { useSession } from './session/use-session.ts'

export const prefetch = (path: string) => [resourceQuery(Number(path.split('/')[3]))]

/** The reader, in whose bar teachers find the code for their class, the board and the lesson. */
export function ReaderScreen() {
  return (
    <ReaderToolsContext value={<ForClass />}>
      <ReaderPage />
    </ReaderToolsContext>
  )
}

/** In the bar of an open book only, so the book has been loaded. */
function ForClass() {
  const { resourceId } = useParams()
  const { data: book } = useQuery({ ...resourceQuery(Number(resourceId)), enabled: false })
  const { user } = useSession()
  if (!book) return null
  return (
    <>
      {!book.is_draft && <MakeClassCode resourceId={book.id} title={book.title} isTool />}
      {book.is_book && user && refusal('author', principalOf(user)) === null && (
        <>
          <ToolLink to={`${bookPath(book.id)}/board`} name="Board" icon={MonitorPlay} />
          <ToolLink to={`${bookPath(book.id)}/teach`} name="Lesson" icon={Presentation} />
        </>
      )}
    </>
  )
}
