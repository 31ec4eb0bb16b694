import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import type { Page } from '#contract/page.ts'
import { loadWithoutProvider } from './layout/analytics/provider.ts'

/** What the server fetches before it renders a page at `path`: the queries of its first render. */
export type Prefetch = (path: string) => FetchQueryOptions[]

/** What loads the modules that the page tables name. */
export type Modules = Record<string, () => Promise<{ prefetch?: Prefetch; [component: string]: unknown }>>

/** `features/accounts/login-page` exports `LoginPage`. */
function componentName(module: string): string {
  const name = module.slice(module.lastIndexOf('/') + 1)
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

async function loadPage(page: Page, modules: Modules) {
  const module = await modules[`./${page.module}.tsx`]?.()
  const Component = module?.[componentName(page.module)] as ComponentType | undefined
  if (!Component) throw new Error(`web/${page.module}.tsx does not export ${componentName(page.module)}`)
  return { Component, handle: { title: page.title, prefetch: module?.prefetch } }
}

/** The route of a page, whose module is one of `modules`. */
export const routeOf = (page: Page, modules: Modules): RouteObject => ({
  path: page.path,
  ...(page.hasToken && { loader: loadWithoutProvider }),
  lazy: () => loadPage(page, modules),
})

/** Shown at every path below that has no page. */
export const notFoundBelow = (path: string): RouteObject => ({
  path: `${path}/*`,
  lazy: async () => ({ Component: (await import('./layout/not-found-page.tsx')).NotFoundPage }),
})
