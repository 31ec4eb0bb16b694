const ways = [
  {
    title: 'Read aloud, and stop',
    text: 'Close the book where the plan goes wrong. Ask what they would do on Monday morning, and write every answer down before you turn the page.',
  },
  {
    title: 'Run a shop for an afternoon',
    text: 'With the lesson plan in hand, children make one thing, agree a price and sell it to the class next door. Then count the till together.',
  },
  {
    title: 'Play the people',
    text: 'One child is the shopkeeper, one the unhappy customer, one the friend with the useful question. Swap, and play it again.',
  },
  {
    title: 'Keep a notebook of ideas',
    text: 'Ten minutes every Friday: draw one thing that annoyed somebody this week, and what a person could make to put it right.',
  },
  {
    title: 'Invite somebody in',
    text: 'A baker, a plumber, a parent who mends bicycles. After reading, the children write the questions, and ask them too.',
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
