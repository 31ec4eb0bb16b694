import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'

interface SentMessageProps {
  /** What has happened, in a sentence. */
  sentence: string
  reference: string
  /** Offers the empty form again. */
  again: string
  onAgain: () => void
  children: ReactNode
}

/** Replaces a form once it has been sent. Takes the focus, because the button that had it is gone. */
export function SentMessage({ sentence, reference, again, onAgain, children }: SentMessageProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <section className="rounded-lg bg-success-soft p-6 phone:p-8">
      <h2 ref={ref} tabIndex={-1} className="text-xl outline-none">
        {sentence}
      </h2>
      <p className="mt-4">
        Your reference is <strong className="whitespace-nowrap font-heading text-lg">{reference}</strong>
      </p>
      <div className="mt-2 max-w-[60ch]">{children}</div>
      <Button tone="quiet" className="mt-6" onClick={onAgain}>
        {again}
      </Button>
    </section>
  )
}
