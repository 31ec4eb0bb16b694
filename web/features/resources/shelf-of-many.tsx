import './shelf-of-many.css'
import { type MouseEvent, useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { prefersStillness } from '../../ui/motion.ts'
import { keepFocus } from '../../ui/page/page.tsx'
import { LooseBoard, SignedBoard } from './board.tsx'
import { AwaitedRows, Bookcase } from './bookcase.tsx'
import { Drawer } from './drawer.tsx'
import { FilterList } from './filter-list.tsx'
import { ResourceCard } from './resource-card.tsx'
import { type AgeGroup, byAge, type Shelf, themesOf, unknownAge } from './shelf.ts'
import { useShelf } from './shelf-context.ts'
import { useRowsShown } from './use-rows-shown.ts'

/** As many as a row has on a wide screen. */
const perRow = 6

const nameOf = ({ from }: AgeGroup) => (from === unknownAge ? 'For all ages' : `From age ${from}`)
const anchorOf = ({ from }: AgeGroup) => `books-${from}`

/**
 * A shelf of ten books and more, by the age of the children: small covers, and one drawer of papers for each age. Of one
 * theme, if somebody chooses it.
 */
export function ShelfOfMany({ bays, loose }: Shelf) {
  const mostShown = useRowsShown() * perRow
  const { themes, theme, choose } = useTheme(bays)
  const groups = byAge(theme ? bays.filter(({ book }) => book.themes.includes(theme)) : bays)
  let before = 0
  return (
    <>
      <div className="shelf-ways">
        {groups.length > 1 && <JumpLinks groups={groups} />}
        {themes.length > 0 && (
          <details className="shelf-themes" open={theme !== ''}>
            <summary className="link">Choose books by theme</summary>
            <FilterList label="Show books about" filters={themes} active={theme} onChoose={choose} />
          </details>
        )}
      </div>
      <Bookcase isDense>
        {groups.map((group) => {
          const shown = Math.max(mostShown - before, 0)
          const isFirst = before === 0
          before += group.bays.length
          return (
            <GroupOfBooks key={group.from} group={group} shown={shown} isFirst={isFirst} isNamed={groups.length > 1} />
          )
        })}
        {theme === '' && loose.length > 0 && <LooseBoard resources={loose} isFirst={false} />}
      </Bookcase>
    </>
  )
}

/** The theme that the address names, if there is one. */
function useTheme(bays: Shelf['bays']) {
  const [search, setSearch] = useSearchParams()
  const themes = themesOf(bays)
  const theme = themes.find(({ value }) => value === search.get('theme'))?.value ?? ''
  const choose = (wanted: string) =>
    setSearch(
      (before) => {
        if (wanted) before.set('theme', wanted)
        else before.delete('theme')
        return before
      },
      { replace: true, preventScrollReset: true, state: keepFocus },
    )
  return { themes, theme, choose }
}

/** Without scripts they are plain links. With them the address stays, and the focus goes along. */
function JumpLinks({ groups }: { groups: readonly AgeGroup[] }) {
  const handleJump = (event: MouseEvent, anchor: string) => {
    const heading = document.getElementById(anchor)
    if (!heading) return
    event.preventDefault()
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' })
  }
  return (
    <nav aria-label="Jump to an age">
      <ul className="shelf-jumps">
        {groups.map((group) => (
          <li key={group.from}>
            <a href={`#${anchorOf(group)}`} className="link" onClick={(event) => handleJump(event, anchorOf(group))}>
              {nameOf(group)} <span className="text-ink-soft">({group.bays.length})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface GroupOfBooksProps {
  group: AgeGroup
  /** How many of its books to render; the others are about to come. */
  shown: number
  isFirst: boolean
  isNamed: boolean
}

function GroupOfBooks({ group, shown, isFirst, isNamed }: GroupOfBooksProps) {
  const { sign } = useShelf()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const withPapers = group.bays.filter(({ companions }) => companions.length > 0)
  const papers = withPapers.reduce((sum, { companions }) => sum + companions.length, 0)
  const awaited = Math.ceil(Math.max(group.bays.length - shown, 0) / perRow)
  return (
    <section aria-labelledby={isNamed ? anchorOf(group) : undefined} className="shelf-group">
      {isNamed && (
        <h2 id={anchorOf(group)} tabIndex={-1} className="sign shelf-group-name">
          {nameOf(group)}
        </h2>
      )}
      <ul className="deck deck-books">
        {group.bays.slice(0, shown).map(({ book }, index) => (
          <li className="standing" key={book.id}>
            <div className="standing-room">
              <ResourceCard
                resource={book}
                size="large"
                headingLevel={isNamed ? 3 : 2}
                isFirst={isFirst && index < perRow}
              />
            </div>
          </li>
        ))}
      </ul>
      {awaited > 0 && <AwaitedRows count={awaited} />}
      {papers > 0 && (
        <>
          <Drawer
            label={`${sign}: ${papers} ${papers === 1 ? 'paper' : 'papers'}`}
            of={isNamed ? nameOf(group) : 'all books'}
            opens={id}
            isOpen={isOpen}
            onToggle={() => setOpen(!isOpen)}
          />
          <div id={id} hidden={!isOpen}>
            {withPapers.map(({ book, companions }) => (
              <div key={book.id} className="drawer-content">
                <SignedBoard sign={sign} shownSign={book.title} book={book} papers={companions} />
              </div>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
