import { Link } from 'react-router'
import { WarningSign } from '../../ui/feedback/warning-sign.tsx'

/** How many e-mails did not arrive. Each is a person who waits for it, and whose address may be mistyped. */
export function Undelivered({ mails }: { mails: number }) {
  return (
    <p className="mt-6 flex w-fit items-center gap-3 rounded-md border-sun border-l-8 bg-surface py-1 pr-6 pl-4 shadow-rest forced-colors:border">
      <WarningSign className="size-6" />
      <Link to="/admin/mailbox?state=failed" className="link inline-flex min-h-11 items-center font-bold">
        {mails === 1 ? 'One e-mail was not delivered' : `${mails.toLocaleString('en-GB')} e-mails were not delivered`}
      </Link>
    </p>
  )
}
