/** Stores a value as the most recently used one and drops the least recently used beyond `limit`; for caches whose keys visitors choose. */
export function keepRecent<Key, Value>(cache: Map<Key, Value>, [key, value]: readonly [Key, Value], limit: number) {
  cache.delete(key);
  cache.set(key, value);
  for (const oldest of cache.keys()) {
    if (cache.size <= limit) break;
    cache.delete(oldest);
  }
}
