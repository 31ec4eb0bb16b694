export { type ClassMonth, listClassMonths, listOutcomeMonths, type OutcomeMonth } from './everywhere/queries.ts'
export {
  countIn,
  endingIn,
  type InMonth,
  monthAfter,
  type Stretch,
  stretchesOf,
  tellApart,
} from './everywhere/stretches.ts'
export { readSchoolEvidence } from './school-evidence.ts'
