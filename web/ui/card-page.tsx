import type { ReactNode } from 'react'
import { DocumentTitle, PageHeading } from './page.tsx'

/** A page that stands in a card which its layout drew: tab title, heading, lead. */
export function CardPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeading className="mb-6">{title}</PageHeading>
      {lead && <div className="-mt-3 mb-6 text-ink-soft">{lead}</div>}
      {children}
    </>
  )
}
