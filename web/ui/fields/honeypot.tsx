interface HoneypotProps {
  name: string
  value: string
  onChange: (value: string) => void
}

/** A field that people neither see nor reach, for robots that fill in everything. */
export function Honeypot({ name, value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor={name}>Leave this empty</label>
      <input
        id={name}
        name={name}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
