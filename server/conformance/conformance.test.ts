import { existsSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { requirements } from './chapters.ts'
import { axeRules, criteria } from './criteria.ts'
import { conformanceRows, describeConformance } from './in-words.ts'

const root = join(import.meta.dirname, '../..')
const places = [
  ...criteria.map(({ number, tests = [] }) => [number, tests] as const),
  ...requirements.map(({ clause, tests = [] }) => [clause, tests] as const),
]

test('the rules of axe are those that the journeys run, by the criteria that axe gives them', () => {
  const isListed = new Set(criteria.map(({ number }) => number))
  const byCriterion: Record<string, string[]> = {}
  // The levels and versions that `e2e/testing/accessibility.ts` asks for.
  for (const { ruleId, tags } of axe.getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']))
    for (const tag of tags) {
      const [, ...parts] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? []
      const number = parts.join('.')
      if (!isListed.has(number)) continue
      byCriterion[number] = [...(byCriterion[number] ?? []), ruleId]
    }
  const sorted = Object.entries(byCriterion).map(([number, rules]) => [number, rules.sort().join(' ')])
  expect(axeRules).toEqual(Object.fromEntries(sorted))
})

test('every test that the report names exists, and what is not tested is said to be so', () => {
  for (const [place, tests] of places)
    for (const path of tests) expect([place, path, existsSync(join(root, path))]).toEqual([place, path, true])
  const rows = [...conformanceRows()]
  expect(criteria.map(({ number }) => number)).toEqual([...new Set(criteria.map(({ number }) => number))])
  expect(criteria).toHaveLength(55)
  for (const [, name = '', , level, remark = ''] of rows.slice(0, 55)) {
    const hasTests = remark.includes('Shown by')
    if (level === 'Supports') expect([name, hasTests]).toEqual([name, true])
    if (level === 'Not evaluated') expect([name, hasTests, remark.includes('axe')]).toEqual([name, false, false])
  }
  for (const level of ['Not evaluated', 'Checked by program only', 'Not applicable', 'Partially supports'])
    expect(describeConformance()).toContain(`| ${level} |`)
})
