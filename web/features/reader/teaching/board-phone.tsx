import { Smartphone } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { QrCode } from '../../../ui/qr-code.tsx'
import { type PhoneHandlers, usePhone } from './use-phone.ts'

/** On the board: a button that shows the digits for the teacher's phone, and a sentence when that is lost. */
export function BoardPhone({ resourceId, ...handlers }: { resourceId: number } & PhoneHandlers) {
  const { digits, status, address, invite, stop } = usePhone(resourceId, handlers)
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (status === 'waiting') heading.current?.focus()
  }, [status])
  const cancel = () => {
    flushSync(stop)
    opener.current?.focus()
  }

  return (
    <>
      {status === 'waiting' && (
        <section
          className="board-phone"
          aria-labelledby="board-phone"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            cancel()
          }}
        >
          <h2 ref={heading} id="board-phone" tabIndex={-1} className="text-xl font-bold">
            Lead from your phone
          </h2>
          <p className="mt-2">
            Log in to your account on the phone. Open this book there, press “Lead a lesson”, and type these digits:
          </p>
          <p className="board-digits" translate="no">{`${digits.slice(0, 3)} ${digits.slice(3)}`}</p>
          {address && <QrCode qr={address.qr} label="QR code that connects your phone" className="board-phone-qr" />}
          <p className="mb-4">
            {address ? 'Or point its camera at the square. ' : ''}The digits are valid for ten minutes.
          </p>
          <Button tone="quiet" onClick={cancel}>
            Cancel
          </Button>
        </section>
      )}
      <p role="status" className="board-lost">
        {sentences[status]}
      </p>
      {(status === 'none' || status === 'over') && (
        <button ref={opener} type="button" className="board-tool" onClick={invite}>
          <Smartphone aria-hidden />
          Lead from a phone
        </button>
      )}
      {status === 'lost' && (
        <button type="button" className="board-tool" onClick={invite}>
          <Smartphone aria-hidden />
          Show new digits
        </button>
      )}
    </>
  )
}

const sentences: Record<ReturnType<typeof usePhone>['status'], string> = {
  none: '',
  waiting: '',
  leading: '',
  lost: 'The phone is not connected. Turn the pages here with the arrow keys or a clicker until it is back.',
  over: 'The digits for the phone are no longer valid. Turn the pages here, or show new digits.',
}
