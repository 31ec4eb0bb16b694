import type { ReactNode } from 'react'
import { useLayoutEffect, useRef } from 'react'
import { Button, ButtonLink } from '../button.tsx'

type SentMessageProps = {
  /** What has happened, in a sentence. */
  sentence: string
  /** Left out where only the e-mail says it. */
  reference?: string
  /** Offers the empty form again: a button with `onAgain`, a link with `to`. */
  again: string
  children: ReactNode
} & ({ onAgain: () => void } | { to: string })

/** Replaces a form once it has been sent. Takes the focus, because the button that had it is gone. */
export function SentMessage({ sentence, reference, again, children, ...next }: SentMessageProps) {
  const ref = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <section className="rounded-lg bg-success-soft p-6 phone:p-8">
      <h2 ref={ref} tabIndex={-1} className="text-xl outline-none">
        {sentence}
      </h2>
      {reference && (
        <p className="mt-4">
          Your reference is <strong className="whitespace-nowrap font-heading text-lg">{reference}</strong>
        </p>
      )}
      <div className="mt-2 max-w-[60ch]">{children}</div>
      {'to' in next ? (
        <ButtonLink tone="quiet" className="mt-6" to={next.to}>
          {again}
        </ButtonLink>
      ) : (
        <Button tone="quiet" className="mt-6" onClick={next.onAgain}>
          {again}
        </Button>
      )}
    </section>
  )
}
