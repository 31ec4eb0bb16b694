import './keep.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Download } from 'lucide-react'
import { useState } from 'react'
import type { Resource } from '#contract/resources.ts'
import { sentenceOf } from '../../../api/api-error.ts'
import { canKeepBooks } from '../../../api/kept-book-caches.ts'
import { removeKeptBook } from '../../../api/kept-books.ts'
import { keepBook, NoRoom, sizeOf } from '../../../domain/keep-book.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { bookQuery } from '../queries.ts'
import { megabytes } from './megabytes.ts'
import { keptBooksQuery } from './queries.ts'

/** Keeps a storybook on this device, so that it opens without a connection; or removes it. */
export function KeepBookButton({ resource }: { resource: Resource }) {
  const [isOpen, setOpen] = useState(false)
  const { data: kept = [] } = useQuery(keptBooksQuery)
  // The server assumes that it can, so that nothing moves where it can.
  if (useHydrated() && !canKeepBooks()) return null
  const isKept = kept.some(({ id }) => id === resource.id)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {isKept ? <Check aria-hidden /> : <Download aria-hidden />}
        {isKept ? 'Kept on this device' : 'Keep on this device'}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={isKept ? 'This book is kept on this device' : 'Keep this book on this device'}
        onClose={() => setOpen(false)}
      >
        {isOpen && (isKept ? <Kept id={resource.id} onClose={() => setOpen(false)} /> : <Keep id={resource.id} />)}
      </Dialog>
    </>
  )
}

function Kept({ id, onClose }: { id: number; onClose: () => void }) {
  const client = useQueryClient()
  const handleRemove = async () => {
    onClose()
    await removeKeptBook(id)
    await client.invalidateQueries(keptBooksQuery)
  }
  return (
    <div className="grid max-w-[60ch] gap-4">
      <p role="status">Until you log out, you can open it without a connection, at the page where you stopped.</p>
      <HomeScreen />
      <div className="flex flex-wrap gap-3">
        {/* Where it has just been kept, the button that was pressed is gone. */}
        <Button autoFocus onClick={onClose}>
          Done
        </Button>
        <Button tone="quiet" onClick={() => void handleRemove()}>
          Remove it from this device
        </Button>
      </div>
    </div>
  )
}

function Keep({ id }: { id: number }) {
  const client = useQueryClient()
  const { user } = useSession()
  const book = useQuery(bookQuery(id))
  const size = useQuery({
    queryKey: ['resources', 'size', id, book.data?.version],
    queryFn: () => (book.data ? sizeOf(book.data) : 0),
    enabled: book.data !== undefined,
  })
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const handleKeep = async (bytes: number) => {
    if (!book.data || !user) return
    setFailure(null)
    setProgress({ done: 0, all: 1 })
    try {
      const onFile = (done: number, all: number) => setProgress({ done, all })
      await keepBook(book.data, { bytes, userId: user.id, onFile })
      await client.invalidateQueries(keptBooksQuery)
    } catch (error) {
      setFailure(
        error instanceof NoRoom
          ? `There is not enough room on this device: the book needs ${megabytes(bytes)}. Remove something else, and try again.`
          : sentenceOf(error),
      )
    }
    setProgress(null)
  }

  const unknown = book.error ?? size.error
  if (unknown) return <Refused sentence={sentenceOf(unknown)} />
  if (progress) {
    const part = progress.done / progress.all
    return (
      <div className="grid max-w-[60ch] gap-4">
        <p ref={takeFocus} tabIndex={-1} role="status" className="outline-none">
          Keeping the book…
        </p>
        <progress aria-label="Pages kept" value={part} className="keep-book-progress" />
      </div>
    )
  }
  return (
    <div className="grid max-w-[60ch] gap-4">
      {failure && <Refused sentence={failure} />}
      <p>
        You can then open the story without a connection, such as on a train or where the Wi-Fi drops. When you log out,
        it is removed. You can also remove it in your settings.
      </p>
      <HomeScreen />
      {size.data === undefined ? (
        <p role="status">Checking how large it is…</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            autoFocus={failure !== null}
            onClick={() => void handleKeep(size.data)}
          >{`Keep it (${megabytes(size.data)})`}</Button>
        </div>
      )}
    </div>
  )
}

/** The button that was pressed is gone. */
const takeFocus = (said: HTMLElement | null) => said?.focus()

function Refused({ sentence }: { sentence: string }) {
  return (
    <Notice tone="danger" title="The book was not kept" isUrgent>
      <p>{sentence}</p>
    </Notice>
  )
}

/** iPads and iPhones forget what a site keeps after seven days without a visit, unless it is on the home screen. */
function HomeScreen() {
  const isTablet =
    /iPad|iPhone/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  if (!isTablet || matchMedia('(display-mode: standalone)').matches) return null
  return (
    <p>
      On an iPad or iPhone, add the portal to the home screen first: press Share, then “Add to Home Screen”. Otherwise
      the device forgets the book after seven days without a visit.
    </p>
  )
}
