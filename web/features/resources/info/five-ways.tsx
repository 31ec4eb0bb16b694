/** The same five as in the printed introduction, shorter. */
const ways = [
  {
    title: 'Just read it',
    text: 'Eight minutes at the end of a day, no questions, no worksheet. Read it twice in a week, and children begin to talk about it by themselves.',
  },
  {
    title: 'Teach one good hour',
    text: 'Read the story the day before. Next day, teach the lesson plan as it stands: timings, sheets and assessment are there.',
  },
  {
    title: 'Read it in groups',
    text: 'Three guided reading sessions, each ending where nobody wants to stop. A teaching assistant can lead one tomorrow.',
  },
  {
    title: 'Make a week of it',
    text: 'The teacher’s guide plans five days around the story: perform it, mend something small, make something, count what it cost.',
  },
  {
    title: 'Send it home',
    text: 'Ring one question in the discussion topics and send it home. Next day, ask what the grown-ups said.',
  },
]

/** Five ways to use the books in teaching, numbered. */
export function FiveWays() {
  return (
    <ol className="grid gap-x-8 gap-y-6 tablet:grid-cols-2 desktop:grid-cols-5 desktop:gap-x-6">
      {ways.map(({ title, text }, index) => (
        <li key={title} className="grid content-start gap-1">
          <span
            aria-hidden="true"
            className="mb-1 grid size-10 place-items-center rounded-full bg-accent font-bold font-heading text-lg text-on-accent"
          >
            {index + 1}
          </span>
          <h4 className="font-bold font-heading text-base leading-snug">{title}</h4>
          <p className="text-sm">{text}</p>
        </li>
      ))}
    </ol>
  )
}
