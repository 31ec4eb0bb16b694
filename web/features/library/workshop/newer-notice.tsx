import type { WorkshopPage } from '#contract/workshop.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'

interface NewerNoticeProps {
  newer: NonNullable<WorkshopPage['newer']>
  onTake: () => void
}

/** Shows what the release ships for a page that has been edited here. */
export function NewerNotice({ newer: { alt, questions, listen_for }, onTake }: NewerNoticeProps) {
  const parts = [
    { name: 'The picture in words', texts: [alt] },
    { name: 'Questions', texts: questions },
    { name: 'What to listen for', texts: [listen_for] },
  ].map(({ name, texts }) => ({ name, texts: texts.filter((text) => text !== '') }))
  return (
    <Notice title="The release ships other words for this page">
      <p>Yours stay until you take theirs.</p>
      <dl className="grid gap-2">
        {parts
          .filter(({ texts }) => texts.length > 0)
          .map(({ name, texts }) => (
            <div key={name}>
              <dt className="font-bold">{name}</dt>
              {texts.map((text) => (
                <dd key={text}>{text}</dd>
              ))}
            </div>
          ))}
      </dl>
      <Button tone="quiet" className="justify-self-start bg-raised" onClick={onTake}>
        Take theirs
      </Button>
    </Notice>
  )
}
