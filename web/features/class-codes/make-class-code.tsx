import { useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { refusal } from '#contract/access.ts'
import { principalOf } from '../../session/principal.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import { classEndsQuery } from './queries.ts'

interface MakeClassCodeProps {
  resourceId: number
  title: string
  /** A tool in the bar of an open book, on wide screens: a board's, not a phone's. */
  isTool?: boolean
}

/** For those who may: a button that opens the dialog in which a code for a class is made. */
export function MakeClassCode({ resourceId, title, isTool = false }: MakeClassCodeProps) {
  const client = useQueryClient()
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [dialog, loadDialog] = useLazyModule(
    () => import('./class-code-dialog.tsx'),
    'The class code did not load. Check your connection and try again.',
  )
  if (!user || refusal('author', principalOf(user)) !== null) return null
  const open = async () => {
    // With its choices: they would push its button away from under a press.
    const [isLoaded] = await Promise.all([loadDialog(), client.prefetchQuery({ ...classEndsQuery, retry: false })])
    if (isLoaded) setOpen(true)
  }
  return (
    <>
      {isTool ? (
        <span className="contents max-tablet:hidden">
          <button type="button" className="reader-tool" aria-label="Read with your class" onClick={() => void open()}>
            <Users aria-hidden />
            <span aria-hidden>Class</span>
          </button>
        </span>
      ) : (
        <Button tone="quiet" onClick={() => void open()}>
          <Users aria-hidden />
          Read with your class
        </Button>
      )}
      {dialog && (
        <dialog.ClassCodeDialog resourceId={resourceId} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
