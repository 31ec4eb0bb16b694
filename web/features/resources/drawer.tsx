import { ChevronDown } from 'lucide-react'
import './drawer.css'

interface DrawerProps {
  /** On the label: what is in it. */
  label: string
  /** The book above it, for those who do not see which one that is. */
  of: string
  /** The id of what it opens, which is below the whole row: a drawer pulled out would leave its neighbours a hole. */
  opens: string
  isOpen: boolean
  onToggle: () => void
}

/** A drawer below a book: its papers, out of the way until somebody opens it. */
export function Drawer({ label, of, opens, isOpen, onToggle }: DrawerProps) {
  return (
    <div className="drawer-place">
      <button type="button" className="drawer-front" aria-expanded={isOpen} aria-controls={opens} onClick={onToggle}>
        <span className="drawer-label">
          {label}
          <span className="sr-only">: {of}</span>
          <ChevronDown aria-hidden="true" size={18} className="drawer-chevron" />
        </span>
      </button>
    </div>
  )
}

/** The plain wood below a book that has no papers, where its neighbours have a drawer. */
export function BlankFront() {
  return <div className="drawer-place" aria-hidden="true" />
}
