/** What a session is, until it has been read. */
export function SessionIntro() {
  return (
    <div className="grid max-w-[60ch] gap-4">
      <p className="text-lg">
        One of us comes to your school, free of charge, and your class turns an idea from a storybook into something of
        its own.
      </p>
      <h2 className="text-xl">How it goes</h2>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>You read one of the books with your class beforehand.</li>
        <li>We talk about what its hero tried, what went wrong, and what came next.</li>
        <li>In small groups the children plan, make and present an idea.</li>
      </ol>
      <p>We need a room with tables, and a teacher who stays. Everything else we bring.</p>
    </div>
  )
}
