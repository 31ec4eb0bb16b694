/** Marks what is unusual about the thing in a row. */
export function Mark({ children }: { children: string }) {
  return <span className="rounded-full bg-accent-soft px-3 py-1 font-bold text-on-accent-soft text-sm">{children}</span>
}
