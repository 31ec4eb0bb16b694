import type { Answer } from '#contract/endpoint.ts'
import type { withdrawParentList } from '#contract/invitations.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { counted, number } from './counted.ts'

export type Undone = Answer<typeof withdrawParentList>

/** The result of undoing a list, with those who had already accepted. */
export function UndoneNotice({ undone: { withdrawn, stopped, accepted } }: { undone: Undone }) {
  return (
    <Notice tone="success" title="The list has been undone" className="mb-4">
      <p>
        {counted(withdrawn, 'invitation')} withdrawn
        {stopped > 0 && `, ${number(stopped)} of them before their e-mail was sent`}.
      </p>
      {accepted.length > 0 && (
        <>
          <p>
            {counted(accepted.length, 'parent')} had already accepted and {accepted.length === 1 ? 'keeps' : 'keep'} the
            account. If one of them should not have it, <TextLink to="/contact">write to us</TextLink>.
          </p>
          <details open={accepted.length <= 10}>
            <summary className="min-h-11 cursor-pointer py-2 font-bold">Who had accepted</summary>
            <ul className="mt-2 max-h-60 overflow-y-auto break-all text-sm">
              {accepted.map((address) => (
                <li key={address}>{address}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </Notice>
  )
}
