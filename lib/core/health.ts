import "server-only";
import { db } from "./db";

const PATIENCE_MS = 1_500;

/** Whether the database answers within `patience` milliseconds. What has arrived by then is read before the verdict. */
export async function databaseAnswers(patience = PATIENCE_MS): Promise<boolean> {
  const tooLate = new Promise<false>((resolve) => {
    setTimeout(() => setImmediate(resolve, false), patience).unref();
  });
  const answer = db.$queryRaw`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]);
}
