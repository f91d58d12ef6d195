const slot = globalThis as { recruitDatabaseAway?: { at: number } };
slot.recruitDatabaseAway ??= { at: Number.NEGATIVE_INFINITY };
const last = slot.recruitDatabaseAway;

const WINDOW_MS = 5_000;

/** Seconds after which it is worth asking again. */
export const retryAfter = 2;

export const noteDatabaseAway = () => {
  last.at = performance.now();
};

/** Whether the database could not be reached a moment ago: what failed since then most likely failed for that. */
export const databaseWasAway = () => performance.now() - last.at < WINDOW_MS;
