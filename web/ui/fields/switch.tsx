import type { ComponentProps } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> {
  id: string
  label: string
  /** The id of a text that says more about it. */
  describedBy?: string
}

/** Something that is on or off, and changes at once. */
export function Switch({ id, label, describedBy, ...input }: SwitchProps) {
  return (
    <div className="flex items-center gap-4">
      <span className="relative inline-grid h-12 w-20 shrink-0 place-items-center">
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          aria-describedby={describedBy}
          className="peer absolute inset-0 z-10 m-0 size-full cursor-pointer appearance-none rounded-full"
        />
        <span
          aria-hidden
          className="h-9 w-16 rounded-full border-2 border-ink-soft bg-surface transition-colors peer-checked:border-accent peer-checked:bg-accent forced-colors:peer-checked:bg-[Highlight]"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute left-3.5 size-6 rounded-full bg-ink-soft transition-transform peer-checked:translate-x-7 peer-checked:bg-on-accent forced-colors:border"
        />
      </span>
      <label htmlFor={id} className="cursor-pointer py-3 font-bold">
        {label}
      </label>
    </div>
  )
}
