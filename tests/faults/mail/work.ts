const jobs = {
  mail: async () => (await import("@/lib/core/mail")).deliverMail(),
  reactions: async () => (await import("@/lib/reactions")).runDueReactions(),
};
export type JobName = keyof typeof jobs;

/** Does the job named in the first argument once, then waits to be killed. */
await jobs[process.argv[2] as JobName]();
console.log("worked");
setInterval(() => {}, 60_000);
