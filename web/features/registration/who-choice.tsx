import { BookHeart, School } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Way } from './drafts.ts'

const choices = [
  { who: 'parent', title: 'Parent', detail: 'or carer, with a code from school', Icon: BookHeart },
  { who: 'school', title: 'School', detail: 'teachers, heads and office staff', Icon: School },
] as const

/** Parent or school. It can be changed at any time; what was typed in either form stays. */
export function WhoChoice({ who, onChange }: { who: Way['who']; onChange: (who: Way['who']) => void }) {
  const group = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a choice made before hydration
  useEffect(() => {
    const chosen = choices.find(({ who: value }) => group.current?.querySelector(`[value=${value}]:checked`))
    if (chosen && chosen.who !== who) onChange(chosen.who)
  }, [])
  return (
    <fieldset ref={group}>
      <legend className="mb-2 font-bold">Who are you signing up as?</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-3">
        {choices.map(({ who: value, title, detail, Icon }) => (
          <label
            key={value}
            className="flex cursor-pointer items-center gap-3 rounded-md border-2 border-ink-soft bg-raised p-4 has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="who"
              value={value}
              checked={who === value}
              onChange={() => onChange(value)}
              className="size-6 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 grow">
              <span className="block font-bold font-heading text-lg">{title}</span>
              <span className="block text-sm">{detail}</span>
            </span>
            <Icon aria-hidden className="size-8 shrink-0 text-accent-ink" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
