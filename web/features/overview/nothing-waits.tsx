/** An empty tray on its board. */
export function NothingWaits() {
  return (
    <div className="max-w-2xl">
      <div className="mx-3 rounded-t-md bg-surface px-6 py-8 shadow-rest">
        <h2 className="text-xl">Nothing needs you right now</h2>
        <p className="mt-1 text-ink-soft">
          New schools, messages, sessions and quotes appear here, the most urgent first.
        </p>
      </div>
      <div aria-hidden className="board h-3 rounded-sm" />
    </div>
  )
}
