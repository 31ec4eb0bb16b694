import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import type { LibraryEntry } from '#contract/library.ts'
import { categoriesQuery } from '../../api/categories-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useRowMutation } from '../../forms/use-row-mutation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { FilterTabs } from '../../ui/lists/filter-tabs.tsx'
import { Page } from '../../ui/page/page.tsx'
import { DeletedResources } from './deleted-resources.tsx'
import { FeaturedBook } from './featured-book.tsx'
import { FirstProduct } from './first-product.tsx'
import { ImportBook } from './import-book.tsx'
import { LibraryList } from './library-list.tsx'
import { libraryQuery, usePublish } from './queries.ts'
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
  const library = data ?? []
  const shown = library.filter((one) => sections[section].holds(one) && (category === '' || one.category === category))
  return (
    <Page lead="The shelf shows the books in this order, each with its papers. Drag them, or move them with the arrow keys.">
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
      <FilterTabs
        chosen={section}
        tabs={(Object.keys(sections) as Section[]).map((name) => ({
          name,
          label: sections[name].title,
          count: data?.filter(sections[name].holds).length,
        }))}
        onChoose={(chosen) => show({ show: chosen })}
      />
      <UndoNotice {...notice} />
      {error && !data && <LoadFailure title="We could not load the library" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-6 h-96 rounded-lg" />}
      {data && shown.length === 0 && (
        <Notice title="No books found" className="mt-6">
          <p>
            {section === 'schools'
              ? 'Resources that schools add for themselves will appear here.'
              : 'Nothing matches this filter.'}
          </p>
        </Notice>
      )}
      <LibraryList
        label={sections[section].title}
        library={library}
        shown={shown}
        isTree={section !== 'schools' && category === ''}
        onPublish={publishing.start}
        onDelete={remove}
      />
      <FirstProduct />
      <ImportBook />
      <DeletedResources busyId={busyId} onRestore={restore} />
    </Page>
  )
}
