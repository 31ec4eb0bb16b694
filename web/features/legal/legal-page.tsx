import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'

interface LegalPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A text that every portal writes for itself; this one says that it is an example. */
export function LegalPage({ title, lead, children }: LegalPageProps) {
  return (
    <Page title={title} lead={lead}>
      <Notice title="This is an example" className="mt-6 max-w-3xl">
        <p>Whoever runs this portal puts their own text, with their name and address, in its place.</p>
      </Notice>
      <div className="mt-8 grid max-w-[65ch] gap-8">{children}</div>
    </Page>
  )
}

export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

export function LegalList({ items }: { items: ReactNode[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-6">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed list, whose order never changes
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
