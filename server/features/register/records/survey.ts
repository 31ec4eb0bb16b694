import type { Register } from '#contract/register.ts'
import type { Db } from '../../../database/tables.ts'
import { UnreadableRegister } from '../files/import-file.ts'
import { openFile } from '../files/open-file.ts'
import * as queries from './queries.ts'

/** This list is older than the one that was imported last; it can be imported all the same. */
export class OlderList extends UnreadableRegister {
  override name = 'OlderList'
}

/** Which schools of its own register a list names. */
export interface Survey {
  register: Register
  isWhole: boolean
  numbers: Set<string>
  open: Set<string>
  /** Its kinds of school: a list of maintained schools says nothing about independent ones. */
  phases: Set<string>
}

/** Reads a list of schools to its end for what it names; null for a file of links. */
export async function surveyFile(path: string): Promise<Survey | null> {
  const { list, portions } = await openFile(path)
  if (!list) return null
  const { register, isWhole } = list
  const survey: Survey = { register, isWhole, numbers: new Set(), open: new Set(), phases: new Set() }
  for await (const { records, content } of portions) {
    for (const { fields, problem } of records) {
      const record = problem === '' && content.kind === 'schools' ? content.list.read(fields) : null
      if (record === null || typeof record === 'string' || record.register !== list.register) continue
      survey.numbers.add(record.urn)
      survey.phases.add(record.phase)
      if (record.isOpen) survey.open.add(record.urn)
    }
  }
  return survey
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`

/**
 * Throws OlderList for last year's list over this year's: it opens schools again that have closed since, and lacks those that
 * have come since, more of both than it brings new ones.
 */
export async function refuseOlder(db: Db, survey: Survey): Promise<void> {
  if (!(await queries.hasImported(db, survey.register))) return
  const { reopened, unknown, lacking } = await queries.compareSurvey(db, survey)
  if (reopened + lacking <= unknown) return
  const signs = [
    ...(reopened > 0 ? [`calls ${count(reopened, 'school', 'schools')} open that closed since`] : []),
    ...(lacking > 0 ? [`lacks ${count(lacking, 'school', 'schools')} that a later list has brought`] : []),
  ]
  throw new OlderList(
    `This list seems to be older than the one that was imported last: it ${signs.join(', and ')}. Nothing was imported.`,
  )
}
