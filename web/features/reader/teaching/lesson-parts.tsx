import type { Lesson } from '#contract/teaching.ts'

type Part = Lesson['steps'][number]['parts'][number]

/** What a step of the plan says: what to say and do, what to ask, and what to listen for. */
export function LessonParts({ parts }: { parts: Part[] }) {
  return (
    <div className="lesson-parts">
      {parts.map((part) => (
        <PartOf key={part.lines.join('\n')} part={part} />
      ))}
    </div>
  )
}

function PartOf({ part: { kind, lines } }: { part: Part }) {
  if (kind === 'say') return lines.map((line) => <p key={line}>{line}</p>)
  const items = lines.map((line) => <li key={line}>{line}</li>)
  if (kind === 'steps') return <ol>{items}</ol>
  if (kind === 'ask')
    return (
      <div>
        <h3 className="font-bold">Ask</h3>
        <ul>{items}</ul>
      </div>
    )
  return (
    <div className="teach-listen">
      <h3 className="font-bold">Listen for</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
