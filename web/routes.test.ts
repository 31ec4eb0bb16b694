import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { isPagePath, pagePaths } from '#contract/page-paths.ts'
import { isTokenPage, tokenPages } from '#contract/token-pages.ts'
import { loadWithoutProvider } from './layout/analytics/provider.ts'
import { routes } from './routes.tsx'

/** The address of every route that shows something of its own; what stands for any other address is none. */
function pathsOf(branch: RouteObject[], parent = ''): string[] {
  return branch.flatMap(({ path = '', children, element }) => {
    if (path === '*') return []
    const own = path === '' ? parent : `${parent}/${path}`
    return children ? pathsOf(children, own) : isNotFound(element) ? [] : [own === '' ? '/' : own]
  })
}

const isNotFound = (element: unknown) => (element as { type?: { name: string } })?.type?.name === 'NotFoundPage'
const byName = (one: string, other: string) => one.localeCompare(other)

test('the contract names every page of the app, and no other', () => {
  expect(pagePaths.toSorted(byName)).toEqual([...new Set(pathsOf(routes))].toSorted(byName))
})

test('an address is one of a page or not', () => {
  expect(['/', '/login', '/login/', '/resources/view/12'].filter((path) => !isPagePath(path))).toEqual([])
  expect(
    ['/no/such/page', '/loginx', '/resources/view', '/resources/view/1/2', '/wp-admin'].filter(isPagePath),
  ).toEqual([])
})

test('every page that gets a token is loaded without the provider of analytics', () => {
  const below = (branch: RouteObject[], isWithout = false): string[] =>
    branch.flatMap(({ path = '', children = [], loader }) => {
      const without = isWithout || loader === loadWithoutProvider
      return [...(without && path ? [`/${path}`] : []), ...below(children, without)]
    })
  const known = tokenPages.filter((path) => pagePaths.includes(path))
  expect(below(routes).toSorted(byName)).toEqual(known.toSorted(byName))
  expect(
    ['/Reset-Password/', '/%72eset-password', '/invitation?a=b', '/terms?token=x'].filter(isTokenPage),
  ).toHaveLength(4)
  expect(['/', '/login?next=%2Fprofile', '/forget-password', '/reset-passwords'].filter(isTokenPage)).toEqual([])
})
