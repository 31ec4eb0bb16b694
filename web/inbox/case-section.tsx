import { type ReactNode, type Ref, useId } from 'react'
import { Notice } from '../ui/feedback/notice.tsx'

interface CaseSectionProps {
  title: string
  /** For a heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of a case's page under its heading, divided from what is above it. */
export function CaseSection({ title, headingRef, children }: CaseSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6 border-line border-t pt-8 first:border-t-0 first:pt-0">
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** The action buttons, and why the last action failed. */
export function CaseButtons({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap gap-3">{children}</div>
      <Problem sentence={problem} />
    </>
  )
}

/** Why an action failed; renders nothing without a reason. */
export function Problem({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <Notice tone="danger" title="Nothing was changed" isUrgent>
      <p>{sentence}</p>
    </Notice>
  )
}
