import type { Changes, Topic } from './changes.ts'

/**
 * Caches what `load` returns for each key until one of `topics` is invalidated; without a live change feed it loads
 * every time. Concurrent calls share a load, unless an invalidation has arrived since it began; then its value is
 * returned but not cached. Holds at most `capacity` keys and drops the oldest first.
 */
export function cached<V>(
  changes: Changes,
  topics: readonly Topic[],
  load: (key: string) => Promise<V>,
  capacity = 1000,
): (key: string) => V | Promise<V> {
  const held = new Map<string, V>()
  const loading = new Map<string, { since: number; value: Promise<V> }>()
  let epoch = 0
  changes.onInvalidate((topic) => {
    if (topic !== '*' && !topics.includes(topic)) return
    epoch++
    held.clear()
  })
  async function loadFresh(key: string): Promise<V> {
    const started = epoch
    const value = await load(key)
    if (started === epoch && changes.isConnected()) {
      held.set(key, value)
      for (const oldest of held.keys()) {
        if (held.size <= capacity) break
        held.delete(oldest)
      }
    }
    return value
  }
  function loadOnce(key: string): Promise<V> {
    const current = loading.get(key)
    if (current?.since === epoch && changes.isLive()) return current.value
    const begun = { since: epoch, value: loadFresh(key) }
    loading.set(key, begun)
    const forget = () => {
      if (loading.get(key) === begun) loading.delete(key)
    }
    begun.value.then(forget, forget)
    return begun.value
  }
  return (key) => {
    if (changes.isLive()) return held.get(key) ?? loadOnce(key)
    return changes.confirm().then((isLive) => (isLive ? held.get(key) : undefined) ?? loadOnce(key))
  }
}
