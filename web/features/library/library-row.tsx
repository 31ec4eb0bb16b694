import { BookOpen, Eye, EyeOff, Library, Megaphone, Mic, PackageOpen, PencilRuler, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { exportBook } from '#contract/book-files.ts'
import { urlFor } from '#contract/endpoint.ts'
import type { LibraryEntry } from '#contract/library.ts'
import type { Category } from '#contract/resources.ts'
import { categoryTitle } from '../../domain/category-title.ts'
import { titleBeside } from '../../domain/companions.ts'
import { Grip } from '../../ui/lists/grip.tsx'
import { ListRow, RowHint } from '../../ui/lists/list-row.tsx'
import { RowMenu, RowMenuButton, RowMenuLink, RowMenuMoves } from '../../ui/lists/row-menu.tsx'
import { ShortTitle } from '../../ui/text/short-title.tsx'
import { Thumbnail } from './thumbnail.tsx'
import type { LibraryMoves } from './use-library-moves.ts'
import { pages, storybook, workshopPath } from './wording.ts'

interface LibraryRowProps {
  resource: LibraryEntry
  /** The book that it stands under, or whose title it names. */
  book?: LibraryEntry | null | undefined
  isUnderBook?: boolean
  categories: readonly Category[]
  /** Where it is moved; left out where the list has another order than the shelf. */
  moves?: Pick<LibraryMoves, 'step' | 'drag'> | undefined
  onPublish: () => void
  onRehouse: () => void
  onDelete: () => void
  /** What folds its papers. */
  action?: ReactNode
  /** The rows of its papers. */
  children?: ReactNode
}

/** One resource of the library. What a school has added can be read and removed, but not changed. */
export function LibraryRow({
  resource,
  book,
  isUnderBook,
  categories,
  moves,
  action,
  children,
  ...on
}: LibraryRowProps) {
  const { id, title, image, is_draft, school } = resource
  const isOurs = school === ''
  return (
    <ListRow
      picture={
        <span className="flex items-center gap-1">
          {moves && <Grip name={title} {...moves.drag.gripOf(id)} />}
          <Thumbnail image={image} isSmall={isUnderBook} />
        </span>
      }
      title={isUnderBook ? <ShortTitle title={title} shown={titleBeside(title, book?.title)} /> : title}
      to={isOurs ? `/admin/library/${id}` : `/resources/view/${id}`}
      details={factsOf(resource, categories, isUnderBook ? null : book)}
      action={action}
      menu={
        <>
          <RowHint>{isOurs ? 'Edit' : 'Read'}</RowHint>
          <RowMenu name={title}>
            <RowMenuLink Icon={BookOpen} to={`/resources/view/${id}`}>
              Read it
            </RowMenuLink>
            {isOurs && (
              <RowMenuButton Icon={is_draft ? Eye : EyeOff} onClick={on.onPublish}>
                {is_draft ? 'Publish' : 'Unpublish'}
              </RowMenuButton>
            )}
            {isOurs && resource.category === storybook && (
              <RowMenuLink Icon={PencilRuler} to={workshopPath(id)}>
                Workshop
              </RowMenuLink>
            )}
            {isOurs && resource.category === storybook && (
              // A document of its own: only there does the browser give access to the microphone.
              <RowMenuLink Icon={Mic} reloadDocument to={`/admin/library/${id}/voice`}>
                Record a voice
              </RowMenuLink>
            )}
            {isOurs && resource.category === storybook && (
              <RowMenuLink Icon={PackageOpen} reloadDocument download to={urlFor(exportBook, { params: { id } })}>
                Export this book
              </RowMenuLink>
            )}
            {isOurs && !is_draft && resource.category === storybook && (
              <RowMenuLink Icon={Megaphone} to={`/admin/library/${id}/news`}>
                Tell schools about it
              </RowMenuLink>
            )}
            {moves && (
              <>
                <RowMenuMoves onStep={(by) => moves.step(id, by)} />
                {resource.category !== storybook && (
                  <RowMenuButton Icon={Library} onClick={on.onRehouse}>
                    Move to another book
                  </RowMenuButton>
                )}
              </>
            )}
            <RowMenuButton Icon={Trash2} onClick={on.onDelete}>
              Delete
            </RowMenuButton>
          </RowMenu>
        </>
      }
      {...(moves && { dragId: id, drag: moves.drag.stateOf(id) })}
    >
      {children}
    </ListRow>
  )
}

function factsOf(
  { category, is_free, page_count, school }: LibraryEntry,
  categories: readonly Category[],
  book: LibraryEntry | null | undefined,
): string {
  return [
    categoryTitle(category, categories),
    school === '' ? (is_free ? 'free' : 'for approved schools') : school,
    pages(page_count),
    book && `with ${book.title}`,
  ]
    .filter(Boolean)
    .join(', ')
}
