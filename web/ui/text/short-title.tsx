/** "Temi: lesson plan" beside Temi is seen as "Lesson plan", and heard and translated whole. */
export function ShortTitle({ title, shown }: { title: string; shown: string }) {
  if (shown === title) return title
  return (
    <>
      <span className="sr-only">{title.slice(0, -shown.length)}</span>
      <span className="inline-block first-letter:uppercase">{shown}</span>
    </>
  )
}
