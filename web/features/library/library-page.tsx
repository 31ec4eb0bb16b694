import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { LibraryEntry } from '#contract/library.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { useRowMutation } from '../../forms/use-row-mutation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LoadFailure } from '../../ui/feedback/load-failure.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DeletedResources } from './deleted-resources.tsx'
import { FeaturedBook } from './featured-book.tsx'
import { LibraryRow } from './library-row.tsx'
import { libraryQuery, useLibraryOrder, usePublish } from './queries.ts'
import { useRemoval } from './use-removal.ts'

const sections = {
  shelf: { title: 'On the shelf', holds: ({ school, is_draft }: LibraryEntry) => school === '' && !is_draft },
  drafts: { title: 'Drafts', holds: ({ school, is_draft }: LibraryEntry) => school === '' && is_draft },
  schools: { title: 'From schools', holds: ({ school }: LibraryEntry) => school !== '' },
}
type Section = keyof typeof sections

/** Every resource on the portal: on the shelf, in its order, drafts, and what schools have added. */
export function LibraryPage() {
  const { data, error, refetch } = useQuery(libraryQuery)
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [search, setSearch] = useSearchParams()
  const section = (Object.keys(sections) as Section[]).find((name) => name === search.get('show')) ?? 'shelf'
  const category = search.get('category') ?? ''
  const { remove, restore, busyId, notice } = useRemoval('library')
  const { move, said } = useLibraryOrder()
  const publishing = useRowMutation({
    send: usePublish().mutateAsync,
    idOf: ({ id }: LibraryEntry) => id,
    onDone: ({ title, is_draft }) =>
      showToast.success(is_draft ? `“${title}” is now a draft.` : `“${title}” is on the shelf.`),
  })
  const show = (changed: { show?: Section; category?: string }) => {
    const wanted = { show: section, category, ...changed }
    setSearch({ show: wanted.show, ...(wanted.category && { category: wanted.category }) }, { replace: true })
  }
  const shown = (data ?? []).filter(
    (one) => sections[section].holds(one) && (category === '' || one.category === category),
  )
  return (
    <Page lead="The shelf shows storybooks first, each with the papers that go with it. Within a category, resources appear in the order of this list.">
      <div className="mt-6 flex flex-wrap items-end gap-4">
        <ButtonLink to="/admin/library/new">
          <Plus aria-hidden className="size-5" />
          Add a resource
        </ButtonLink>
        <div className="grow basis-48 phone:max-w-xs">
          <SelectField
            label="Category"
            value={category}
            onChange={(event) => show({ category: event.target.value })}
            options={[
              { value: '', label: 'All' },
              ...categories.map(({ name, title }) => ({ value: name, label: title })),
            ]}
          />
        </div>
        <FeaturedBook />
      </div>
      <SectionTabs section={section} library={data} onChoose={(chosen) => show({ show: chosen })} />
      <UndoNotice {...notice} />
      {error && !data && (
        <LoadFailure
          title="We could not load the library"
          sentence={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!(data || error) && <Skeleton className="mt-6 h-96 rounded-lg" />}
      <p role="status" className="sr-only">
        {said}
      </p>
      {data && shown.length === 0 && (
        <Notice title="No books found" className="mt-6">
          <p>
            {section === 'schools'
              ? 'Resources that schools add for themselves will appear here.'
              : 'Nothing matches this filter.'}
          </p>
        </Notice>
      )}
      <ul id="library" aria-label={sections[section].title} tabIndex={-1} className="mt-6 grid gap-3 outline-none">
        {shown.map((resource, index) => (
          <LibraryRow
            key={resource.id}
            resource={resource}
            library={data ?? []}
            categories={categories}
            place={{ index, count: shown.length }}
            isPublishing={publishing.isBusy(resource)}
            onMove={(by) => move(data ?? [], shown, resource, by)}
            onPublish={() => publishing.start(resource)}
            onDelete={() => remove(resource)}
          />
        ))}
      </ul>
      <DeletedResources busyId={busyId} onRestore={restore} />
    </Page>
  )
}

interface SectionTabsProps {
  section: Section
  library: readonly LibraryEntry[] | undefined
  onChoose: (section: Section) => void
}

function SectionTabs({ section, library, onChoose }: SectionTabsProps) {
  return (
    <ul aria-label="Show" className="mt-6 flex flex-wrap gap-2">
      {(Object.keys(sections) as Section[]).map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={name === section}
            className={classNames(
              'min-h-11 cursor-pointer rounded-full px-5 font-bold shadow-rest',
              name === section ? 'bg-accent text-on-accent' : 'bg-raised text-ink hover:shadow-lift',
            )}
            onClick={() => onChoose(name)}
          >
            {sections[name].title}{' '}
            {library && <span className="font-normal">({library.filter(sections[name].holds).length})</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
