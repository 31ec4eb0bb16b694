import type { Warning } from '#contract/overview.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

/** Problems in the server's set-up, each with how to fix it. */
export function SetUpWarnings({ warnings }: { warnings: Warning[] }) {
  return (
    <Notice
      tone="danger"
      title={warnings.length === 1 ? 'One thing needs attention' : `${warnings.length} things need attention`}
      className="mt-8 max-w-[70ch]"
    >
      <ul className={warnings.length > 1 ? 'grid list-disc gap-3 pl-5' : 'grid'}>
        {warnings.map(({ code, sentence }) => (
          <li key={code} className="wrap-anywhere">
            {sentence}
          </li>
        ))}
      </ul>
      <p>Change settings where the portal is installed, then restart it.</p>
    </Notice>
  )
}
