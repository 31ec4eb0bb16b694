import { Image } from 'lucide-react'
import { useState } from 'react'
import { refusal } from '#contract/access.ts'
import { principalOf } from '../../session/principal.ts'
import { useSession } from '../../session/use-session.ts'
import { useLazyModule } from '../../ui/use-lazy-module.ts'

/** For those who may: a button that opens the dialog in which a card for families is made. */
export function FamilyCard({ resourceId, title }: { resourceId: number; title: string }) {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [dialog, loadDialog] = useLazyModule(
    () => import('./family-card-dialog.tsx'),
    'The card did not load. Check your connection and try again.',
  )
  if (!user || refusal('author', principalOf(user)) !== null) return null
  const open = async () => {
    if (await loadDialog()) setOpen(true)
  }
  return (
    <>
      <button type="button" onClick={() => void open()}>
        <Image aria-hidden />
        Card for families
      </button>
      {dialog && (
        <dialog.FamilyCardDialog resourceId={resourceId} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
