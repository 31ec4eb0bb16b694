/** Marks what is made up, and stands there until somebody puts the real thing in its place. */
export function ExampleTag({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-block whitespace-nowrap font-normal font-sans text-[0.8125rem] italic leading-4 ${className}`}
    >
      Example
    </span>
  )
}
