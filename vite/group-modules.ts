import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import type { Page } from '../contract/page.ts'
import { signedInPages } from '../contract/signed-in-pages.ts'
import { visitorPages } from '../contract/visitor-pages.ts'

type GetModule = (id: string) => Rolldown.ModuleInfo | null

const web = fileURLToPath(new URL('../web/', import.meta.url))
const entry = `${web}entry-client.tsx`
const loginPage = [`${web}features/accounts/login-page.tsx`, `${web}layout/welcome-layout.tsx`]

/** Bytes of packages, not minified, from which on a module that is imported when it is needed keeps a file of its own. */
const minLazyBytes = 20_000

/** The package imports all of its icons, and a page needs a few. */
const icons = '/lucide-react/dist/esm/icons/'

/** The pages that parents and teachers open first, on a slow line too, and those of a book. */
const shelfPages = /^(home|shelf)-screen$/
const bookPages = /^(reader|about-book)-screen$/

/** People who open one page of a room are likely to open the others, so these share a file. */
function roomOf({ access, layout, module }: Page): string {
  if (access === 'visitor') return layout === 'class' ? 'class' : layout === 'welcome' ? 'entrance' : 'public'
  if (access !== 'user') return 'console'
  return shelfPages.test(module) ? 'shelf' : bookPages.test(module) ? 'books' : 'school'
}

/** Books are opened from these. */
const readingRooms = new Set(['books', 'school', 'class'])
/** Opened first, on a phone or in a classroom. `session` is what each signed-in user's page loads. */
const firstRooms = new Set(['shelf', 'books', 'class', 'session'])

/** The files of modules that several rooms need. Each imports only those before it. */
const sharedFiles = ['login', 'shared', 'reader', 'desk']

function fileOf(rooms: readonly string[]): string {
  const [room = ''] = rooms
  if (rooms.length === 1) return room
  if (rooms.every((one) => readingRooms.has(one))) return 'reader'
  return rooms.some((one) => firstRooms.has(one)) ? 'shared' : 'desk'
}

/** What a module imports, directly or not. `follows`: which dynamic imports count as well. */
function reach(root: string, get: GetModule, follows: (id: string) => boolean = () => false): Set<string> {
  const reached = new Set<string>()
  const left = [root]
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = get(id) ?? {}
    left.push(...importedIds, ...dynamicallyImportedIds.filter(follows))
  }
  return reached
}

/** The file of each module that is not in the entry. */
function assignFiles(get: GetModule): Map<string, string> {
  const app = reach(entry, get)
  const bytesOf = (id: string) => (id.includes('/node_modules/') && !app.has(id) ? (get(id)?.code?.length ?? 0) : 0)
  const isHeavy = (id: string) => [...reach(id, get)].reduce((bytes, one) => bytes + bytesOf(one), 0) > minLazyBytes
  const pages = new Map([...signedInPages, ...visitorPages].map((page) => [`${web}${page.module}.tsx`, roomOf(page)]))
  const isLight = (id: string) => !pages.has(id) && !isHeavy(id)
  const rooms = new Map<string, Set<string>>()
  for (const [root, room] of [...pages, [entry, 'session'] as const]) {
    for (const id of reach(root, get, isLight)) rooms.set(id, (rooms.get(id) ?? new Set()).add(room))
  }
  const files = new Map<string, string>()
  for (const [id, names] of rooms) files.set(id, fileOf([...names]))
  for (const id of loginPage.flatMap((page) => [...reach(page, get)])) files.set(id, 'login')
  for (const id of app) {
    if (id.includes(icons)) files.set(id, 'shared')
    else files.delete(id)
  }
  return files
}

/**
 * Groups modules into files by the rooms whose pages need them: on a phone a file costs more than the bytes in it. The
 * groups of shared files come first, because a group takes along whatever its modules import.
 */
export function groupModules(): Rolldown.CodeSplittingGroup[] {
  let files: Map<string, string> | undefined
  const find: Rolldown.CodeSplittingNameFunction = (id, context) => {
    files ??= assignFiles((one) => context.getModuleInfo(one))
    return files.get(id) ?? null
  }
  const only =
    (file: string): Rolldown.CodeSplittingNameFunction =>
    (id, context) =>
      find(id, context) === file ? file : null
  return [
    ...sharedFiles.map((file, at) => ({ name: only(file), debugName: file, priority: sharedFiles.length + 1 - at })),
    { name: find, debugName: 'rooms', priority: 1 },
  ]
}
