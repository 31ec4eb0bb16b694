import { useQuery } from '@tanstack/react-query'
import { type GeneralPageName, generalPagePaths, type PageEntry } from '#contract/general-pages.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ListRow, ListRows, RowHint } from '../../../ui/lists/list-row.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { moment } from '../../../ui/text/moment.ts'
import { pageListQuery } from './queries.ts'

const isTour = ({ name }: PageEntry) => name.startsWith('tour-')

/** Every general page, for operators to edit. */
export function PageListPage() {
  const { data, error, refetch } = useQuery(pageListQuery)
  return (
    <Page lead="The text of the portal’s pages. Changes appear as soon as you save them, and you can restore earlier versions.">
      {error && !data && <LoadFailure title="We could not load the pages" error={error} onRetry={refetch} />}
      {!(data || error) && <Skeleton className="mt-8 h-96 rounded-lg" />}
      {data && (
        <>
          <PageGroup title="Full pages" pages={data.filter((page) => !isTour(page))} />
          <PageGroup title="First-visit tour, step by step" pages={data.filter(isTour)} />
        </>
      )}
    </Page>
  )
}

function PageGroup({ title, pages }: { title: string; pages: PageEntry[] }) {
  return (
    <section className="mt-8">
      <h2 className="text-xl">{title}</h2>
      <ListRows className="mt-4">
        {pages.map(({ name, title: pageTitle, version, edited_by, edited_time }) => (
          <ListRow
            key={name}
            to={`/admin/pages/${name}`}
            title={pageTitle}
            details={generalPagePaths[name as GeneralPageName]}
            age={version === 0 ? 'Original text' : `Changed ${moment(edited_time)}${edited_by && ` by ${edited_by}`}`}
            action={<RowHint>Edit</RowHint>}
          />
        ))}
      </ListRows>
    </section>
  )
}
