import { useQuery } from '@tanstack/react-query'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { brandQuery } from '../../../api/brand-query.ts'
import { Button } from '../../../ui/button.tsx'

/** A file with the codes, for those who keep them in a password manager or print them. */
function download(codes: string[], appName: string): void {
  const text = `Recovery codes for ${appName}\nEach works once.\n\n${codes.join('\n')}\n`
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(url)
}

/** Ten codes for when a phone is lost, shown this once. `onDone`: the person has saved them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { data: brand } = useQuery(brandQuery)
  const [said, setSaid] = useState('')
  const copy = async () => {
    setSaid('')
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaid('The codes have been copied. Paste them where only you can find them.')
    } catch {
      setSaid('Your browser did not allow copying. Download the codes instead.')
    }
  }
  return (
    <div className="grid gap-6">
      <p>
        If you lose your phone, each of these codes logs you in once, together with your password. Keep them away from
        your phone: on paper, or in a password manager. We show them only now.
      </p>
      <ul
        className="grid gap-x-8 gap-y-2 rounded-md bg-accent-soft p-6 text-on-accent-soft phone:grid-cols-2"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap font-bold font-mono text-sm phone:text-base">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          Copy the codes
        </Button>
        <Button tone="quiet" onClick={() => download(codes, brand?.app_name ?? 'this portal')}>
          <Download aria-hidden className="size-5" />
          Download the codes
        </Button>
      </div>
      <p role="status" className="font-bold empty:hidden">
        {said}
      </p>
      <div>
        <Button onClick={onDone}>I have saved the codes</Button>
      </div>
    </div>
  )
}
