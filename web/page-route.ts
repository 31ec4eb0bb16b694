import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { type Page, patternOf } from '#contract/page.ts'
import { loadWithoutProvider } from './layout/analytics/provider.ts'

/** The queries of a page's first render at `path`: fetched before the server renders it, and when its link is touched. */
export type Prefetch = (path: string) => FetchQueryOptions[]

/** Every module that the page tables may name: all screens, and the pages of features that no screen is composed of. */
const modules = import.meta.glob<{ prefetch?: Prefetch; [component: string]: unknown }>([
  './*-screen.tsx',
  './features/**/*-page.tsx',
  '!./features/reader/book/*',
  '!./features/{accounts/settings,bookings/book-session,brand/brand,enquiries/contact,home/home,invitations/staff,products/shop,reports/report}-page.tsx',
  '!./features/{registration/standing/not-active,resources/shelf,reader/reader,reader/about/about-book,reports/shared-report}-page.tsx',
  '!./features/class-codes/reading/read-page.tsx',
])

/** The names of the modules, as the page tables write them. */
export const moduleNames = Object.keys(modules).map((file) => file.slice(2, -4))

/** `features/accounts/login-page` exports `LoginPage`. */
function componentName(module: string): string {
  const name = module.slice(module.lastIndexOf('/') + 1)
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function fetchModule({ module }: Page) {
  const fetchIt = modules[`./${module}.tsx`]
  if (!fetchIt) throw new Error(`The page table names web/${module}.tsx, which is no page module`)
  return fetchIt()
}

/**
 * Fetches the module of the page at a path, if one of these pages is there, and returns the queries of its first render.
 * Rejects when it cannot be had.
 */
export async function fetchModuleAt(pathname: string, pages: readonly Page[]): Promise<FetchQueryOptions[]> {
  const page = pages.find((one) => patternOf(one).test(pathname))
  const module = page && (await fetchModule(page))
  return module?.prefetch?.(pathname) ?? []
}

async function loadPage(page: Page) {
  const module = await fetchModule(page)
  const Component = module[componentName(page.module)] as ComponentType | undefined
  if (!Component) throw new Error(`web/${page.module}.tsx does not export ${componentName(page.module)}`)
  return { Component, handle: { title: page.title, prefetch: module.prefetch } }
}

/** The route of a page. */
export const routeOf = (page: Page): RouteObject => ({
  id: page.path,
  path: page.path,
  ...(page.hasToken && { loader: loadWithoutProvider }),
  lazy: () => loadPage(page),
})

/** Shown at every path below that has no page. */
export const notFoundBelow = (path: string): RouteObject => ({
  path: `${path}/*`,
  lazy: async () => ({ Component: (await import('./layout/not-found-page.tsx')).NotFoundPage }),
})
