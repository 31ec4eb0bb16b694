import { Link } from 'react-router'
import type { LibraryEntry } from '#contract/library.ts'
import type { Category } from '#contract/resources.ts'
import { categoryTitle } from '../../domain/category-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { MoveButtons } from '../../ui/lists/move-buttons.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { pages } from './wording.ts'

interface LibraryRowProps {
  resource: LibraryEntry
  library: readonly LibraryEntry[]
  categories: readonly Category[]
  place: { index: number; count: number }
  isPublishing: boolean
  onMove: (by: -1 | 1) => void
  onPublish: () => void
  onDelete: () => void
}

/** One resource of the library. What a school has added can be read and removed, but not changed. */
export function LibraryRow({ resource, library, categories, place, isPublishing, ...on }: LibraryRowProps) {
  const { id, title, image, is_draft, school } = resource
  const isOurs = school === ''
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-md bg-surface p-3 shadow-rest tablet:gap-x-4">
      {isOurs && <MoveButtons name={title} {...place} onMove={on.onMove} />}
      <Thumbnail image={image} />
      <div className="min-w-0 grow basis-40 tablet:basis-56">
        <Link to={`/resources/view/${id}`} className="link wrap-anywhere font-bold">
          {title}
        </Link>
        <p className="wrap-anywhere text-ink-soft text-sm">{factsOf(resource, library, categories)}</p>
      </div>
      <div className="flex flex-wrap gap-1.5 phone:gap-2">
        {isOurs && (
          <>
            <Button
              tone="quiet"
              className="px-3! phone:px-4!"
              isBusy={isPublishing}
              busyLabel="Saving…"
              aria-label={is_draft ? `Publish ${title}` : `Unpublish ${title}`}
              onClick={on.onPublish}
            >
              {is_draft ? 'Publish' : 'Unpublish'}
            </Button>
            <ButtonLink
              tone="quiet"
              className="px-3! phone:px-4!"
              to={`/admin/library/${id}`}
              aria-label={`Edit ${title}`}
            >
              Edit
            </ButtonLink>
            {resource.category === 'storybook' && (
              // A document of its own: only there does the browser give access to the microphone.
              <ButtonLink
                reloadDocument
                tone="quiet"
                className="px-3! phone:px-4!"
                to={`/admin/library/${id}/voice`}
                aria-label={`Record a voice for ${title}`}
              >
                Voice
              </ButtonLink>
            )}
          </>
        )}
        <Button tone="quiet" className="px-3! phone:px-4!" aria-label={`Delete ${title}`} onClick={on.onDelete}>
          Delete
        </Button>
      </div>
    </li>
  )
}

function factsOf(
  { category, is_free, page_count, belongs_to, school }: LibraryEntry,
  library: readonly LibraryEntry[],
  categories: readonly Category[],
): string {
  const book = library.find(({ id }) => id === belongs_to)
  return [
    categoryTitle(category, categories),
    school === '' ? (is_free ? 'free' : 'for approved schools') : school,
    pages(page_count),
    book && `with ${book.title}`,
  ]
    .filter(Boolean)
    .join(', ')
}
