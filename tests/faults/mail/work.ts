const jobs = {
  mail: async () =>
    (await import("@/lib/platform/outbox/mail")).deliverMail((await import("@/lib/entry/compose-again")).composeAgain),
  handlers: async () => (await import("@/lib/entry/handlers")).runDueHandlers(),
};
export type JobName = keyof typeof jobs;

/** Runs the job named in the first argument once, then waits to be killed. */
await jobs[process.argv[2] as JobName]();
console.log("worked");
setInterval(() => {}, 60_000);
