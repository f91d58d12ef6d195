/** What the job named in the first argument does, once; then waits to be killed. */
const [job] = process.argv.slice(2);
if (job === "mail") await (await import("@/lib/core/mail")).deliverMail();
else await (await import("@/lib/reactions")).runDueReactions();
console.log("worked");
setInterval(() => {}, 60_000);
