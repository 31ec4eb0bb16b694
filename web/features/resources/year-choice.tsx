import { ChevronDown } from 'lucide-react'
import { primaryYears, schoolYearIn, type UkNation } from '#contract/curriculum.ts'
import './year-choice.css'

interface YearChoiceProps {
  /** Whose names the years have. */
  nation: UkNation
  /** As England counts it; null for all of them. */
  year: number | null
  onChoose: (year: string) => void
}

const id = 'year-group'

/** Narrows the shelf to a year group. A list of the browser's own: on a phone it takes no more room than one of the filters. */
export function YearChoice({ nation, year, onChoose }: YearChoiceProps) {
  return (
    <div className="year-choice" data-chosen={year !== null || undefined}>
      <label htmlFor={id}>Year group</label>
      <select
        id={id}
        value={year === null ? '' : String(year)}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">All years</option>
        {primaryYears.map((each) => (
          <option key={each} value={each}>
            {schoolYearIn(nation, each)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={20} />
    </div>
  )
}

/** In place of the books. What it is pressed for takes it away, so the focus goes to the list of years. */
export function NothingForYear({ name, onShowAll }: { name: string; onShowAll: () => void }) {
  const handleShowAll = () => {
    document.getElementById(id)?.focus()
    onShowAll()
  }
  return (
    <>
      {`No book for ${name} yet`}
      <button type="button" className="placard-button" onClick={handleShowAll}>
        Show all years
      </button>
    </>
  )
}
