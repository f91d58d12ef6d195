/** Starts, with the server, the work that time starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { startJobs } = await import("@/lib/core/jobs");
  const { jobs } = await import("@/lib/reactions");
  await startJobs(jobs);
  const { startDeliveries } = await import("@/lib/local/payments/deliveries");
  startDeliveries();
}
