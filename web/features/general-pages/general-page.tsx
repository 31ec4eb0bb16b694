import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { type GeneralPageName, generalPagePaths } from '#contract/general-pages.ts'
import { pageQuery } from '../../api/page-query.ts'
import { LoadFailure } from '../../domain/load-failure.tsx'
import { useCrumbs } from '../../session/use-crumbs.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page/page.tsx'
import { RichText } from '../../ui/text/rich-text.tsx'
import { FoldedText, LongText } from './long-text.tsx'

const asOneText = (html: string) => <RichText html={html} hasLead className="mt-3" />

const lines = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']

interface PageDetailsProps {
  name: GeneralPageName
  /** How its text is set; as one text, unless told otherwise. */
  show?: (html: string) => ReactNode
}

/** The text of a general page without its title, in each state: loading, failed, loaded. */
export function PageDetails({ name, show = asOneText }: PageDetailsProps) {
  const { data, error, refetch } = useQuery(pageQuery(name))
  if (data) return show(data.details)
  if (error) return <LoadFailure title="We could not load this page" error={error} onRetry={refetch} />
  return (
    <div aria-busy className="mt-6 grid max-w-[65ch] gap-3">
      {lines.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that never change
        <Skeleton key={index} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

const nameAt = (pathname: string) =>
  (Object.keys(generalPagePaths) as GeneralPageName[]).find((name) => generalPagePaths[name] === pathname)

export const prefetch = (path: string) => {
  const name = nameAt(path)
  return name ? [pageQuery(name)] : []
}

/** A page that consists of one general page. */
export function GeneralPage() {
  const { pathname } = useLocation()
  const name = nameAt(pathname.replace(/\/$/, '').toLowerCase()) ?? 'about'
  const { data } = useQuery(pageQuery(name))
  return (
    <Page title={data?.title} breadcrumb={useCrumbs(data?.title ?? '')}>
      <PageDetails
        name={name}
        show={(html) => (name === 'trust' ? <FoldedText html={html} /> : <LongText html={html} />)}
      />
    </Page>
  )
}
