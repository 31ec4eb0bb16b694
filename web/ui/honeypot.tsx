/**
 * A field that no person sees or reaches, for robots that fill in everything. Its name means nothing to browsers that
 * fill in forms by themselves.
 */
export function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
      <label htmlFor="further-page">Leave this empty</label>
      <input
        id="further-page"
        name="further-page"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  )
}
