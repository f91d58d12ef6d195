import "server-only";
import { db } from "./db";

const PATIENCE_MS = 1_500;

const TURN_MS = 100;

/**
 * Whether the database answers within `patience` milliseconds, counted in turns of our own loop: while that is busy nothing can
 * arrive, and what has arrived is read before the verdict.
 */
export async function databaseAnswers(patience = PATIENCE_MS): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => {
    const wait = (left: number) =>
      left > 0 ? void setTimeout(() => setImmediate(wait, left - TURN_MS), TURN_MS).unref() : resolve(false);
    wait(patience);
  });
  const answer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]);
}
