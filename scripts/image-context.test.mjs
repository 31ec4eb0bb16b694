import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leftOutBy } from './image-context.mjs'
import { filesUnder, isForTests } from './inputs.mjs'
import { parts } from './parts.mjs'
import { root } from './run.mjs'

test('what the image copies, and what its parts are built from, is there and is not left out', () => {
  const isLeftOut = leftOutBy(readFileSync(join(root, '.dockerignore'), 'utf8'))
  const lines = readFileSync(join(root, 'deploy/Containerfile'), 'utf8').matchAll(/^COPY (?!--from)(.+) \S+$/gm)
  const copied = [...lines].flatMap(([, paths]) => paths.split(' '))
  expect(copied).toContain('package.json')
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const inputs = Object.values(parts).flatMap((part) => part.inputs)
  const files = inputs.flatMap((path) => filesUnder(root, path)).filter((path) => !isForTests(path))
  expect([...copied, ...files].filter(isLeftOut)).toEqual([])
})

test('which files the image is not built from', () => {
  const isLeftOut = leftOutBy('# Nothing of these.\ndata\ndemo-data*\ndocs/*\n!docs/security.md\n**/*.log\n')
  const paths = ['data/a', 'demo-data-2/a', 'docs/a.md', 'docs/decisions/a.md', 'a.log', 'web/a.log', 'web/b.log/c']
  expect(paths.filter((path) => !isLeftOut(path))).toEqual([])
  expect(['database', 'web/data/a', 'docs', 'docs/security.md', 'a.log.ts'].filter(isLeftOut)).toEqual([])
})
