import "server-only";
import { databaseAnsweredSince } from "../db/database-unavailable";
import { db } from "../db/db";

const PATIENCE_MS = 1_500;

const TURN_MS = 100;

/**
 * Whether the database answers within `patience` milliseconds, this question or any asked before it: a crowd that waits for the
 * pool is not a database that is away. Counted in turns of our own loop: while that is busy nothing can arrive, and what has
 * arrived is read before the verdict.
 */
export async function databaseAnswers(patience = PATIENCE_MS): Promise<boolean> {
  const begun = performance.now();
  const elsewhere = new Promise<boolean>((resolve) => {
    const wait = (left: number) => {
      const answered = databaseAnsweredSince(begun);
      if (answered || left <= 0) return resolve(answered);
      setTimeout(() => setImmediate(wait, left - TURN_MS), TURN_MS).unref();
    };
    wait(patience);
  });
  const answer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, elsewhere]);
}
