import type { ReactNode } from 'react'
import { unbroken } from '../text/unbroken.tsx'
import { DocumentTitle, PageHeading, usePageTitle } from './page.tsx'

/**
 * A page inside the card of its layout: tab title, heading, lead. The title of the page table when it has none of its
 * own.
 */
export function CardPage({ title, lead, children }: { title?: string; lead?: ReactNode; children: ReactNode }) {
  const titleOfRoute = usePageTitle()
  const shown = title ?? titleOfRoute
  return (
    <>
      <DocumentTitle>{shown}</DocumentTitle>
      <PageHeading className="mb-6">{shown}</PageHeading>
      {lead && <div className="-mt-3 mb-6 text-ink-soft">{unbroken(lead)}</div>}
      {children}
    </>
  )
}
