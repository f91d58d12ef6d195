import type { Instrumentation } from "next";

/** Starts, with the server, the work that time starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs" || process.env.NEXT_PHASE === "phase-production-build") return;
  const { forwardInvalidations } = await import("@/lib/server/forward-invalidations");
  forwardInvalidations();
  const { startDeliveries } = await import("@/lib/simulators/payments/deliveries");
  startDeliveries();
  const { env } = await import("@/lib/platform/env");
  if (env.JOBS === "off") return;
  const { startJobs } = await import("@/lib/platform/outbox/jobs");
  const { jobs } = await import("@/lib/entry/schedule");
  await startJobs(jobs);
}

/** What a page or a door threw, as one structured line with the request's id. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const { log } = await import("@/lib/platform/http/log");
  const { noteUnreadable } = await import("@/lib/platform/command/unreadable");
  const { isParseError } = await import("@/lib/server/next-private");
  const requestId = String(request.headers["x-request-id"]);
  const about = { err: error, requestId, method: request.method, route: context.routePath };
  if (request.method !== "POST" || !isParseError(error, context.routePath)) return log.error(about, "request failed");
  noteUnreadable(requestId);
  log.info(about, "request not understood");
};
