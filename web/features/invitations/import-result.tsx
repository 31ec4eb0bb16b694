import type { ImportReport } from '#contract/invitations.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { BadRowList } from './bad-row-list.tsx'

/** The sentences about an import, as in the specification. */
export function importSentences({ successfully_imported: imported, exists_email: existing }: ImportReport): string {
  const known = existing.length > 0 ? ` ${existing.length} users already had account.` : ''
  return `${imported} users imported successfully.${known}`
}

export function ImportResult({ report }: { report: ImportReport }) {
  const { exists_email: existing, not_asked_again: waiting, left_out: leftOut, bad_rows: badRows } = report
  return (
    <Notice tone="success" title={importSentences(report)}>
      {report.successfully_imported > 0 && (
        <p>
          Each of them will get an e-mail with a link that works for 14 days. Under “Lists you have uploaded” you can
          see how many have been sent, and undo the list if it was a mistake.
        </p>
      )}
      {waiting > 0 && (
        <p>
          {waiting === 1 ? 'One address was' : `${waiting} addresses were`} not invited again: an invitation is still
          open, they do not want to be invited, or we have invited them as often as we invite anybody. Parents can also
          register with the school code.
        </p>
      )}
      {leftOut > 0 && (
        <p>
          {leftOut === 1
            ? 'One address was left out, because it is not in a column of parents.'
            : `${leftOut} addresses were left out, because they are not in a column of parents.`}
        </p>
      )}
      {existing.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-bold">Who already had an account</summary>
          <ul className="mt-2 max-h-60 overflow-y-auto break-all text-sm">
            {existing.map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
        </details>
      )}
      <BadRowList rows={badRows} />
    </Notice>
  )
}
