import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { databaseAnsweredSince } from "../db/database-unavailable";
import { db } from "../db/db";
import { loopTime } from "../loop-time";

const DEFAULT_WAIT_MS = 1_500;
const PAUSE_MS = 50;
const unref = { ref: false };

/** Whether the database answers this or an earlier query within `waitMs` milliseconds, so that a long queue does not count as unavailable. Waits in turns of the event loop, so that arrived answers are read first. */
export async function databaseAnswers(waitMs = DEFAULT_WAIT_MS): Promise<boolean> {
  const startedAt = performance.now();
  const anyAnswer = async () => {
    const isAnswered = () => databaseAnsweredSince(startedAt);
    for (const start = loopTime(); !isAnswered() && loopTime() - start < waitMs; ) await sleep(PAUSE_MS, null, unref);
    return isAnswered();
  };
  const thisAnswer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([thisAnswer, anyAnswer()]);
}
