import type { Changes, Topic } from './changes.ts'

/**
 * Remembers what `load` answers per key until one of `topics` changes; without a live change feed it loads every time.
 * What was loading while a change arrived is answered but not remembered. Holds at most `capacity` keys, oldest out.
 */
export function rememberUntilChanged<V>(
  changes: Changes,
  topics: readonly Topic[],
  load: (key: string) => Promise<V>,
  capacity = 1000,
): (key: string) => V | Promise<V> {
  const held = new Map<string, V>()
  let epoch = 0
  changes.onChange((topic) => {
    if (topic !== '*' && !topics.includes(topic)) return
    epoch++
    held.clear()
  })
  async function loadFresh(key: string): Promise<V> {
    const started = epoch
    const value = await load(key)
    if (started === epoch && changes.isLive()) {
      held.set(key, value)
      for (const oldest of held.keys()) {
        if (held.size <= capacity) break
        held.delete(oldest)
      }
    }
    return value
  }
  return (key) => (changes.isLive() ? held.get(key) : undefined) ?? loadFresh(key)
}
