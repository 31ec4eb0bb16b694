import type { UkNation } from '#contract/curriculum.ts'
import type { TaughtContent } from '#contract/taught.ts'
import { type LessonPart, type LessonStep, seenByClass } from '#contract/teaching.ts'
import { Page } from '../../../ui/page/page.tsx'
import { whenTaught } from '../wording.tsx'

interface TaughtContentViewProps {
  code: string
  content: TaughtContent
  nation: UkNation | null
}

/** Something that is taught, to be read: step by step, as the class sees it, the book, and the words of the plan. */
export function TaughtContentView({ code, content, nation }: TaughtContentViewProps) {
  const { plan, lesson, papers, pages, aspect } = content
  const { steps } = lesson
  const isWorded = papers.some((paper) => paper.pages.some((page) => page.length > 0))
  const minutes = steps.reduce((sum, step) => sum + step.minutes, 0)
  const parts = [
    {
      title: 'The lesson, step by step',
      hint: `What the teacher says and asks in ${minutes} minutes`,
      body: steps.length > 0 && <Steps steps={steps} />,
    },
    {
      title: 'As the class sees it',
      hint: 'The questions and tasks on the board',
      body: steps.length > 0 && <Slides steps={steps} pages={pages} />,
    },
    {
      title: 'The book',
      hint: `${pages.length} pages`,
      body: pages.length > 0 && <Book pages={pages} aspect={aspect} />,
    },
    {
      title: 'The plan, word for word',
      hint: 'As it is printed, with its aims and notes',
      body: isWorded && <Papers papers={papers} />,
    },
  ].filter(({ body }) => body)
  return (
    <Page
      title={plan.title}
      lead={`${whenTaught(plan, nation)}.`}
      breadcrumb={[{ label: 'What your child is taught', to: `/taught#${code}` }, { label: plan.title }]}
    >
      {parts.length === 0 && (
        <p className="mt-6 max-w-[60ch]">
          This paper has no words that can be shown on the screen. Ask the school to let you see it.
        </p>
      )}
      <div className="mt-6 grid max-w-[46rem] grid-cols-[minmax(0,1fr)] gap-4">
        {parts.map(({ title, hint, body }) => (
          <details key={title} className="taught-part" open={parts.length === 1}>
            <summary>
              <h2 className="inline text-lg">{title}</h2>
              <p className="text-ink-soft text-sm">{hint}</p>
            </summary>
            <div className="taught-body">{body}</div>
          </details>
        ))}
      </div>
    </Page>
  )
}

const kinds: Record<LessonPart['kind'], string> = {
  say: '',
  ask: 'Questions',
  steps: 'What the children do',
  listen: 'What the teacher listens for',
}

function Steps({ steps }: { steps: LessonStep[] }) {
  return (
    <ol className="taught-steps">
      {steps.map((step) => (
        <li key={step.title} className="taught-step">
          <h3>{step.title}</h3>
          <p className="text-ink-soft text-sm">
            {step.minutes} minutes{step.page !== null && `, with page ${step.page} of the book`}
          </p>
          {step.parts.map(({ kind, lines }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <div key={at} className="taught-step-part">
              {kinds[kind] && <p className="font-bold">{kinds[kind]}</p>}
              {kind === 'say' || kind === 'listen' ? (
                lines.map((line) => <p key={line}>{line}</p>)
              ) : (
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

type Pages = TaughtContent['pages']

/** The screens that a lesson puts on the board, with the page that a step names. */
function Slides({ steps, pages }: { steps: LessonStep[]; pages: Pages }) {
  return (
    <ol className="taught-slides">
      {steps.map((step) => {
        const { questions, tasks } = seenByClass(step)
        // 1 is the page that follows the cover.
        const page = step.page === null ? undefined : pages[step.page]
        return (
          <li key={step.title} className="taught-slide">
            <h3>{step.title}</h3>
            {questions.map((question) => (
              <p key={question}>{question}</p>
            ))}
            {tasks.length > 0 && (
              <ol>
                {tasks.map((task) => (
                  <li key={task}>{task}</li>
                ))}
              </ol>
            )}
            {page && <img src={page.image} alt={page.alt} loading="lazy" />}
          </li>
        )
      })}
    </ol>
  )
}

function Book({ pages, aspect }: { pages: Pages; aspect: number }) {
  return (
    <ol className="taught-pages">
      {pages.map(({ number, image, alt, text }) => (
        <li key={number}>
          <img src={image} alt={alt} width={800} height={Math.round(800 / aspect)} loading="lazy" />
          {text.map((lines, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
            <p key={at}>{lines.map((line) => line.text).join(' ')}</p>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Papers({ papers }: { papers: TaughtContent['papers'] }) {
  return papers.map(({ id, title, pages }) => (
    <section key={id} className="taught-paper">
      <h3>{title}</h3>
      {pages.map((paragraphs, page) =>
        paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
          <p key={`${page}-${at}`}>{paragraph}</p>
        )),
      )}
    </section>
  ))
}
