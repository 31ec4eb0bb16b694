import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditedPage } from '#contract/general-pages.ts'
import { LoadFailure } from '../../../domain/load-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../ui/page/section.tsx'
import { moment } from '../../../ui/text/moment.ts'
import { RichText } from '../../../ui/text/rich-text.tsx'
import { pageVersionQuery } from './queries.ts'

interface VersionListProps {
  page: EditedPage
  onTakeUp: (earlier: { title: string; source: string }) => void
}

/** The earlier versions of a page. Any of them can be restored. */
export function VersionList({ page, onTakeUp }: VersionListProps) {
  const [shown, setShown] = useState<number | null>(null)
  const earlier = page.versions.slice(1)
  if (earlier.length === 0) return null
  return (
    <Section id="versions" title="Earlier versions" className="mt-12">
      <ul className="mt-4 grid gap-2">
        {earlier.map(({ version, title, edited_by, edited_time }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-x-6 rounded-md bg-surface px-5 py-3"
          >
            <span className="min-w-0">
              <span className="block font-bold">{title}</span>
              <span className="block text-ink-soft text-sm">
                {version === 0 ? 'Original text' : `${moment(edited_time)}${edited_by && `, ${edited_by}`}`}
              </span>
            </span>
            <Button tone="quiet" onClick={() => setShown(version)}>
              View
            </Button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={shown !== null} title="An earlier version" onClose={() => setShown(null)}>
        {shown !== null && (
          <EarlierVersion
            name={page.name}
            version={shown}
            onTakeUp={(text) => {
              setShown(null)
              onTakeUp(text)
            }}
          />
        )}
      </Dialog>
    </Section>
  )
}

interface EarlierVersionProps extends Pick<VersionListProps, 'onTakeUp'> {
  name: string
  version: number
}

function EarlierVersion({ name, version, onTakeUp }: EarlierVersionProps) {
  const { data, error, refetch } = useQuery(pageVersionQuery(name, version))
  if (error) return <LoadFailure title="We could not load this version" error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="h-64 rounded-md" />
  const { title, source, details } = data
  return (
    <>
      <Button onClick={() => onTakeUp({ title, source })}>Use this version</Button>
      <p className="mt-2 text-ink-soft text-sm">
        It will appear in the editor. Visitors will see it once you have saved it.
      </p>
      <p className="mt-6 break-words font-bold font-heading text-xl">{title}</p>
      <RichText html={details} className="mt-3" />
    </>
  )
}
