import type { IncomingMessage, ServerResponse } from "node:http";
import { addressOf } from "@/lib/platform/http/address";
import { ByteBudget } from "./byte-budget";

const MB = 1024 * 1024;

const partOverhead = 256;

export const bodyBudget = new ByteBudget(32 * MB, 256 * MB);

type Collected = "whole" | "too large" | "no room";

/** Buffers a body until it is complete; it counts in the budget until the response ends. Discards it when refused. Node closes connections whose request takes longer than five minutes. */
export function collectBody(
  request: IncomingMessage,
  response: ServerResponse,
  limit: number,
  budget: ByteBudget,
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
      Reflect.deleteProperty(request, "push");
      if (outcome === "whole") for (const part of parts) request.push(part);
      else giveBack();
      parts = [];
      resolveOutcome(outcome);
    }
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
