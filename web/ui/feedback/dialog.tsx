import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { unbroken } from '../text/unbroken.tsx'

/** What is filled in first; without a field, the browser focuses the close button. */
const field = 'input:not([hidden]), select, textarea'

interface DialogProps {
  isOpen: boolean
  title: string
  /** Called on Escape, on the close button and on a press that begins and ends beside the dialog. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/** Whether the pointer is on the backdrop. Events there have the dialog as their target, as those on its padding have. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return target === currentTarget && (clientX < left || clientX > right || clientY < top || clientY > bottom)
}

/**
 * A modal dialog: the browser's own element, which holds the focus, gives it back, and makes the rest inert. The focus
 * begins in its first field. What is in it is mounted only while it is open.
 */
export function Dialog({ isOpen, title, onClose, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // After a drag, such as one that selects text, `click` has the dialog as its target wherever the drag began.
  const beganBeside = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>(field)?.focus()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it by Escape and by the button
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      // Not `dialog`: pdf.js has rules for that, which reach every dialog above a document.
      className={classNames(
        'modal m-auto max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-lg bg-raised p-6 text-ink shadow-lift phone:p-8',
        className,
      )}
      onClose={onClose}
      onPointerDown={(event) => {
        beganBeside.current = isBeside(event)
      }}
      onClick={(event) => beganBeside.current && isBeside(event) && onClose()}
    >
      {isOpen && (
        <>
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl">
              {unbroken(title)}
            </h2>
            <button
              type="button"
              aria-label="Close"
              className="-mt-2 -mr-2 grid size-12 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-accent-soft"
              onClick={onClose}
            >
              <X aria-hidden />
            </button>
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
