import "server-only";
import { databaseAnsweredSince } from "../db/database-unavailable";
import { db } from "../db/db";

const DEFAULT_WAIT_MS = 1_500;

const TURN_MS = 100;

/** Whether the database answers this or an earlier query within `waitMs` milliseconds; a long queue does not count as unavailable. Waits in turns of the event loop, so that arrived answers are read first. */
export async function databaseAnswers(waitMs = DEFAULT_WAIT_MS): Promise<boolean> {
  const startedAt = performance.now();
  const anyAnswer = new Promise<boolean>((resolve) => {
    const wait = (left: number) => {
      const answered = databaseAnsweredSince(startedAt);
      if (answered || left <= 0) return resolve(answered);
      setTimeout(() => setImmediate(wait, left - TURN_MS), TURN_MS).unref();
    };
    wait(waitMs);
  });
  const thisAnswer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([thisAnswer, anyAnswer]);
}
