import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type FileStore, nothingIfAbsent } from '../../adapters/files/file-store.ts'
import type { Deps } from '../../deps.ts'

// While an update is rolled out, pages of one release ask instances of the other for their files, and pages that are open
// ask for theirs for days. So each release keeps its hashed files in the store that all instances share (ADR 0067):
// `assets/<release>/files` has all of them one after the other, `index.json` says where each is, and an empty file is
// named after the day on which the release was last seen running.

/** Where the releases are, below which backups need nothing. */
export const assetsFolder = 'assets'

const keptDays = 90
/** Milliseconds between two looks for releases that have come: a request for a file that no release has waits this long. */
const pace = 1000

/** First byte and length of each file, by its name. */
type Index = Record<string, [start: number, size: number]>

const keyOf = (release: string, name: string) => `${assetsFolder}/${release}/${name}`
const dayOf = (date: Date) => date.toISOString().slice(0, 10)
const isDay = (name: string) => /^\d{4}-\d\d-\d\d$/.test(name)

/**
 * Keeps the hashed files of the release that is running, and notes that it was seen today. An instance is ready only
 * after that. Resolves to nothing where the pages have no such files, as in tests.
 */
export async function keepAssets(files: FileStore, webFolder: string, today = new Date()): Promise<void> {
  const folder = join(webFolder, 'assets')
  const names = (await readdir(folder).catch(() => [])).toSorted((a, b) => (a < b ? -1 : 1))
  if (names.length === 0) return
  // The hash in the name changes with the content.
  const release = hash('sha256', names.join('\n')).slice(0, 16)
  const kept = await files.list(`${assetsFolder}/${release}`)
  // First, because what has a day is removed in the end, however far it came.
  await files.put(keyOf(release, dayOf(today)), new Uint8Array())
  if (!kept.includes('index.json')) {
    const index: Index = {}
    const contents: Buffer[] = []
    let start = 0
    for (const name of names) {
      const content = await readFile(join(folder, name))
      index[name] = [start, content.length]
      start += content.length
      contents.push(content)
    }
    await files.put(keyOf(release, 'files'), Buffer.concat(contents))
    await files.put(keyOf(release, 'index.json'), Buffer.from(JSON.stringify(index)))
  }
  for (const name of kept) if (isDay(name) && name < dayOf(today)) await files.remove(keyOf(release, name))
}

/** Removes the files of releases that no instance has run for 90 days. */
export async function removeOldAssets(files: FileStore, today = new Date()): Promise<void> {
  const oldest = dayOf(new Date(today.getTime() - keptDays * 86_400_000))
  for (const release of await files.list(assetsFolder)) {
    const days = (await files.list(`${assetsFolder}/${release}`)).filter(isDay)
    if (days.length > 0 && days.every((day) => day < oldest)) await files.remove(`${assetsFolder}/${release}`)
  }
}

export interface KeptAssets {
  /** The first of these hashed files that any release has kept, or null. */
  find(names: string[]): Promise<FoundAsset | null>
}

interface FoundAsset {
  name: string
  bytes: Awaited<ReturnType<FileStore['readRange']>>
}

/** Reads what releases have kept, and remembers what each of them has. */
export function readKeptAssets(files: FileStore): KeptAssets {
  const indexes = new Map<string, Index>()
  let looking: Promise<void> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  async function look(): Promise<void> {
    await pause(Math.max(0, lookedAt + pace - performance.now()))
    // Requests from here on need a look of their own.
    looking = undefined
    lookedAt = performance.now()
    const present = await files.list(assetsFolder)
    for (const release of indexes.keys()) if (!present.includes(release)) indexes.delete(release)
    for (const release of present) {
      if (indexes.has(release)) continue
      const written = await files.read(keyOf(release, 'index.json')).catch(nothingIfAbsent)
      if (written) indexes.set(release, JSON.parse(String(written)) as Index)
    }
  }

  async function findKnown(names: string[]): Promise<FoundAsset | null> {
    for (const [release, index] of indexes) {
      const name = names.find((one) => Object.hasOwn(index, one))
      const [start, size] = index[name ?? ''] ?? []
      if (name === undefined || start === undefined || !size) continue
      const range = { start, end: start + size - 1 }
      const bytes = await files.readRange(keyOf(release, 'files'), range).catch(nothingIfAbsent)
      if (bytes) return { name, bytes }
      indexes.delete(release)
    }
    return null
  }

  return {
    async find(names) {
      const known = await findKnown(names)
      if (known) return known
      looking ??= look()
      await looking
      return findKnown(names)
    },
  }
}

/** Defines the daily job that keeps the files of this release and removes those of releases long gone. */
export function lookAfterAssets({ files, config, jobs }: Pick<Deps, 'files' | 'config' | 'jobs'>): void {
  jobs.every(24, 'look-after-assets', async () => {
    await keepAssets(files, config.webFolder)
    await removeOldAssets(files)
  })
}
