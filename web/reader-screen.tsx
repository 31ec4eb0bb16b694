import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { MakeClassCode } from './features/class-codes/make-class-code.tsx'
import { resourceQuery } from './features/reader/queries.ts'
import { ReaderPage } from './features/reader/reader-page.tsx'
import { ReaderToolsContext } from './features/reader/surroundings.ts'

/** The reader, in whose bar teachers find the code for their class. */
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
  return book && !book.is_draft && <MakeClassCode resourceId={book.id} title={book.title} isTool />
}
