/** Keeps a value as the one asked for last, and of all at most `most`: those not asked for longest are dropped. For what visitors name, of which there is no end. */
export function keepRecent<Key, Value>(kept: Map<Key, Value>, [key, value]: readonly [Key, Value], most: number) {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
}
