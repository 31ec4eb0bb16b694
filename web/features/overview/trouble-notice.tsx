import type { Trouble } from '#contract/monitoring.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'

/** What is wrong with the portal itself; the page that it links to says what to do. */
export function TroubleNotice({ troubles }: { troubles: Trouble[] }) {
  return (
    <Notice
      tone="danger"
      title={
        troubles.length === 1
          ? 'Something is wrong with the portal'
          : `${troubles.length} things are wrong with the portal`
      }
      className="mt-8 max-w-[70ch]"
    >
      <ul className={troubles.length > 1 ? 'grid list-disc gap-3 pl-5' : 'grid'}>
        {troubles.map(({ name, title, what }) => (
          <li key={name} className="wrap-anywhere">
            <b>{title}.</b> {what}
          </li>
        ))}
      </ul>
      <p>
        <TextLink to="/admin/health">What to do about it</TextLink>
      </p>
    </Notice>
  )
}
