import { ArrowDown, ArrowUp, Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import { useDismissal } from '../page/use-dismissal.ts'
import './row-menu.css'

/** What else can be done with the thing in a row, behind a button with three dots. A press on one of them closes it. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const [isAbove, setAbove] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useDismissal(root, button, isOpen, setOpen)
  // Below the last row of a page nothing could be scrolled to.
  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return setAbove(false)
    const { height } = panel.current.getBoundingClientRect()
    const { top, bottom } = button.current.getBoundingClientRect()
    setAbove(bottom + height > window.innerHeight && top > height)
  }, [isOpen])
  return (
    <div ref={root} className="row-menu">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`More for ${name}`}
        className="row-menu-button"
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press of a key on one of its buttons is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to its buttons */}
      <div
        ref={panel}
        id={id}
        hidden={!isOpen}
        className={classNames('row-menu-panel', isAbove && 'row-menu-above')}
        onClick={() => {
          setOpen(false)
          button.current?.focus()
        }}
      >
        {children}
      </div>
    </div>
  )
}

interface Entry {
  Icon: LucideIcon
  children: ReactNode
}

/** Something that can be done with the thing in a row. */
export function RowMenuButton({ Icon, children, onClick }: Entry & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {children}
    </button>
  )
}

/** A page about the thing in a row. */
export function RowMenuLink({ Icon, children, ...link }: Entry & LinkProps) {
  return (
    <Link {...link}>
      <Icon aria-hidden className="size-5 shrink-0" />
      {children}
    </Link>
  )
}

/** Moves the thing in a row among its neighbours: what its grip does by drag and by keys. */
export function RowMenuMoves({ onStep }: { onStep: (by: -1 | 1) => void }) {
  return (
    <>
      <RowMenuButton Icon={ArrowUp} onClick={() => onStep(-1)}>
        Move up
      </RowMenuButton>
      <RowMenuButton Icon={ArrowDown} onClick={() => onStep(1)}>
        Move down
      </RowMenuButton>
    </>
  )
}
