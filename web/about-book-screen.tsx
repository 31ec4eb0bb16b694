import { MakeClassCode } from './features/class-codes/make-class-code.tsx'
import { AboutBookPage } from './features/reader/about/about-book-page.tsx'

/** The page of a storybook, from which a class can be given it. */
export function AboutBookScreen() {
  return (
    <AboutBookPage forClass={(book) => !book.is_draft && <MakeClassCode resourceId={book.id} title={book.title} />} />
  )
}
