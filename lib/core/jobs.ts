import "server-only";
import { PgBoss } from "pg-boss";
import { log } from "./log";

/** Work that time, not a person, starts. `every` is a cron line in UTC; `run` must bear being run twice. */
export type Job = { name: string; every: string; run: () => Promise<unknown> };

const slot = globalThis as { recruitBoss?: PgBoss };

/** Starts the worker: the schedules, and what is woken with `wake`. Once a process. */
export async function startJobs(jobs: Job[]) {
  if (slot.recruitBoss) return;
  const boss = new PgBoss({
    connectionString: process.env.DATABASE_URL ?? "",
    max: 2,
    application_name: "recruit jobs",
  });
  slot.recruitBoss = boss;
  boss.on("error", (err) => log.warn({ err }, "job queue"));
  await boss.start();
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: "short", retryLimit: 3, retryBackoff: true });
    await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => void (await job.run()));
    await boss.schedule(job.name, job.every);
  }
}

/** Runs a job within seconds, or as many seconds later, in whichever process is free; where none works, its schedule does. */
export async function wake(name: string, later = 0) {
  await slot.recruitBoss?.send(name, {}, { startAfter: later });
}

export async function stopJobs() {
  const boss = slot.recruitBoss;
  slot.recruitBoss = undefined;
  await boss?.stop({ graceful: true, timeout: 5_000 });
}
