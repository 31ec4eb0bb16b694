import { categoriesQuery } from './api/categories-query.ts'
import { FamilyCard } from './features/class-codes/family-card.tsx'
import { MakeClassCode } from './features/class-codes/make-class-code.tsx'
import { AboutBookPage } from './features/reader/about/about-book-page.tsx'
import { bookDetailsQuery, editionsQuery } from './features/reader/queries.ts'

export const prefetch = (path: string) => {
  const id = Number(path.split('/')[3])
  return [bookDetailsQuery(id), editionsQuery(id), categoriesQuery]
}

/** The page of a storybook, from which a class and families can be given it. */
export function AboutBookScreen() {
  return (
    <AboutBookPage
      forClass={(book) => !book.is_draft && <MakeClassCode resourceId={book.id} title={book.title} />}
      forFamilies={(book) => !book.is_draft && <FamilyCard resourceId={book.id} title={book.title} />}
    />
  )
}
