/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-70 rounded-md bg-accent px-6 py-3 font-bold text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      Skip to main content
    </a>
  )
}
