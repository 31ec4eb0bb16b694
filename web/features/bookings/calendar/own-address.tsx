import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'

/**
 * A new private link, which can be copied now and is never shown again. It takes the focus, so that it is read out, as soon
 * as it can: not while a dialog is open.
 */
export function OwnAddress({ url, canTakeFocus }: { url: string; canTakeFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (canTakeFocus) input.current?.focus()
  }, [canTakeFocus])

  async function handleCopy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast.success('Link copied.')
    } catch {
      // The clipboard is missing (no HTTPS) or not allowed: selects the link for copying by keyboard.
      input.current?.select()
    }
  }

  return (
    <div className="grid gap-3 rounded-lg bg-surface p-6 shadow-rest">
      <TextField
        ref={input}
        label="Your link"
        hint="Copy it now: we will not show it again. In your calendar, choose “Subscribe” or “Add from URL”, then paste it."
        value={url}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button onClick={() => void handleCopy()}>Copy the link</Button>
      </div>
    </div>
  )
}
