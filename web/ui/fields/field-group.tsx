import type { ReactNode } from 'react'

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-6 border-line border-t pt-6 first:border-t-0 first:pt-0">
      {/* Floated, a legend is an item of the grid like the others, below the line. */}
      <legend className="float-left font-bold font-heading text-lg">{title}</legend>
      {hint && <p className="-mt-4 text-ink-soft text-sm">{hint}</p>}
      {children}
    </fieldset>
  )
}
