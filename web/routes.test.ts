import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { findPage, pages } from '#contract/pages.ts'
import { isTokenPage } from '#contract/token-pages.ts'
import { moduleNames } from './page-route.ts'
import { routes } from './routes.tsx'
import { signedInRoutes } from './signed-in-routes.tsx'

const allRoutes = [...routes, ...Object.values(signedInRoutes).flat()]

/** The route of a page, below all its layouts. */
const routeOf = (path: string): RouteObject | undefined =>
  matchRoutes(allRoutes, path.replaceAll(/:\w+/g, '1'))?.at(-1)?.route

test.each(pages)('$path has a route of its own, and its module has the component', async ({ path }) => {
  const route = routeOf(path)
  expect(route?.path).toBe(path)
  const { lazy } = route ?? {}
  if (typeof lazy !== 'function') throw new Error('it is not lazy')
  expect(await lazy()).toMatchObject({ Component: expect.any(Function) })
})

test('the page table names every page module', () => {
  expect(moduleNames.filter((name) => !pages.some(({ module }) => module === name))).toEqual([])
})

test('tells the path of a page from any other', () => {
  expect(['/', '/login', '/login/', '/resources/view/12'].filter((path) => !findPage(path))).toEqual([])
  expect(['/no/such/page', '/loginx', '/resources/view', '/resources/view/1/2', '/wp-admin'].filter(findPage)).toEqual(
    [],
  )
})

test('every page that receives a token is known as one and loads without the analytics provider', () => {
  const withToken = pages.filter(({ hasToken }) => hasToken).map(({ path }) => path)
  expect(withToken.filter((path) => !isTokenPage(`${path}?token=x`))).toEqual([])
  expect(
    ['/Reset-Password/', '/%72eset-password', '/invitation?a=b', '/terms?token=x'].filter(isTokenPage),
  ).toHaveLength(4)
  expect(['/', '/login?next=%2Fprofile', '/forget-password', '/reset-passwords'].filter(isTokenPage)).toEqual([])
  expect(pages.filter(({ path }) => routeOf(path)?.loader).map(({ path }) => path)).toEqual(withToken)
})
