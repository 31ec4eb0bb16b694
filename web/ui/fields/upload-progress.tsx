import { Button } from '../button.tsx'

interface UploadProgressProps {
  label: string
  /** From 0 to 1. At 1 the server has the file and is checking it, for as long as that takes. */
  sent: number
  onCancel: () => void
}

/** How much of a file has been sent, and a button that gives it up. */
export function UploadProgress({ label, sent, onCancel }: UploadProgressProps) {
  return (
    <div className="flex items-center gap-4">
      <progress aria-label={label} className="h-2 min-w-0 grow accent-accent" {...(sent < 1 && { value: sent })} />
      <Button tone="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
