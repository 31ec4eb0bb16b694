/** Marks what is made up, and stands there until somebody puts the real thing in its place. */
export function ExampleTag({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap rounded-sm border border-current border-dashed px-1.5 font-bold font-sans text-[0.8125rem] leading-4 ${className}`}
    >
      Example
    </span>
  )
}
