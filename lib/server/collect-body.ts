import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "@/lib/platform/http/address";
import { ByteBudget } from "./byte-budget";

const MB = 1024 * 1024;

const partOverhead = 256;

export type BodyRules = {
  budget: ByteBudget;
  /** Milliseconds every body may take; after that, bytes per second. */
  grace: number;
  leastRate: number;
};

export const bodyRules: BodyRules = { budget: new ByteBudget(32 * MB, 256 * MB), grace: 20_000, leastRate: 4096 };

type Collected = "whole" | "too large" | "no room" | "too slow";

/** Buffers a body until it is complete; it counts in the budget until the response ends. Discards it when refused. */
export function collectBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  { budget, ...pace }: BodyRules,
): Promise<Collected> {
  const address = addressOf(new Headers({ "x-forwarded-for": String(request.headers["x-forwarded-for"] ?? "") }));
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > limit) return Promise.resolve("too large");
  if (!budget.hasRoomFor(address, announced)) return Promise.resolve("no room");
  let parts: (Buffer | null)[] = [];
  let length = 0;
  let counted = 0;

  const giveBack = () => {
    budget.giveBack(address, counted);
    counted = 0;
  };
  response.once("close", giveBack);

  return new Promise((resolveOutcome) => {
    function finish(outcome: Collected) {
      stopWatch();
      Reflect.deleteProperty(request, "push");
      if (outcome === "whole") for (const part of parts) request.push(part);
      else giveBack();
      parts = [];
      resolveOutcome(outcome);
    }
    const stopWatch = watchPace(
      response,
      pace,
      () => length,
      () => finish("too slow"),
    );
    request.push = (part: Buffer | null) => {
      const cost = part ? part.length + partOverhead : 0;
      length += part?.length ?? 0;
      if (length > limit) finish("too large");
      else if (!budget.take(address, cost)) finish("no room");
      else {
        counted += cost;
        parts.push(part);
        if (part === null) finish("whole");
      }
      return true;
    };
  });
}

/** Calls `cut` when a body that is passed on at once comes too slowly. */
export function watchStream(request: IncomingMessage, response: ServerResponse, pace: BodyRules, cut: () => void) {
  const { socket } = request;
  const before = socket.bytesRead;
  watchPace(
    response,
    pace,
    () => socket.bytesRead - before,
    () => request.complete || cut(),
  );
}

function watchPace(
  response: ServerResponse,
  { grace, leastRate }: Pick<BodyRules, "grace" | "leastRate">,
  received: () => number,
  cut: () => void,
): () => void {
  const startedAt = performance.now();
  let timer = setTimeout(check, grace).unref();
  function check() {
    const remaining = startedAt + grace + (received() / leastRate) * 1000 - performance.now();
    if (remaining <= 0) cut();
    else timer = setTimeout(check, remaining).unref();
  }
  const stop = () => clearTimeout(timer);
  response.once("close", stop);
  return stop;
}
