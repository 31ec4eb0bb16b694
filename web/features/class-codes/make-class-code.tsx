import { Users } from 'lucide-react'
import { useState } from 'react'
import { refusal } from '#contract/access.ts'
import { principalOf } from '../../session/principal.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import type { ClassCodeDialog } from './class-code-dialog.tsx'

interface MakeClassCodeProps {
  resourceId: number
  title: string
  /** A tool in the bar of an open book, on wide screens: a board's, not a phone's. */
  isTool?: boolean
}

/** For those who may: a button that opens the dialog in which a code for a class is made. */
export function MakeClassCode({ resourceId, title, isTool = false }: MakeClassCodeProps) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  /** Loaded when it is first asked for. */
  const [CodeDialog, setCodeDialog] = useState<typeof ClassCodeDialog | null>(null)
  if (!user || refusal('author', principalOf(user)) !== null) return null
  const open = async () => {
    try {
      const module = await import('./class-code-dialog.tsx')
      setCodeDialog(() => module.ClassCodeDialog)
      setOpen(true)
    } catch {
      showToast.error('The class code did not load. Check your connection and try again.')
    }
  }
  return (
    <>
      {isTool ? (
        <span className="contents max-tablet:hidden">
          <button type="button" className="reader-tool" aria-label="Read with your class" onClick={() => void open()}>
            <Users aria-hidden />
          </button>
        </span>
      ) : (
        <Button tone="quiet" onClick={() => void open()}>
          <Users aria-hidden />
          Read with your class
        </Button>
      )}
      {CodeDialog && (
        <CodeDialog resourceId={resourceId} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
