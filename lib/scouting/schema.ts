import { z } from "zod";
import { id, prose } from "@/lib/core/input";

export const longestRequest = 2000;
/** A request that nobody answers ends after so many days, and its credit comes back. */
export const requestDays = 14;

export const openStates = ["pending", "awaiting_guardian"] as const;
export type OpenState = (typeof openStates)[number];
export type RequestState = OpenState | "accepted" | "refused" | "expired" | "withdrawn";

const yesOrNo = z.enum(["yes", "no"], "required").transform((answer) => answer === "yes");

export const requestInput = z.object({ playerId: id, message: prose(longestRequest, "message_required") });
export const answerInput = z.object({ requestId: id, answer: yesOrNo });
export const withdrawInput = z.object({ requestId: id });
export const disclosureInput = z.object({ disclosureId: id });
export const playerInput = z.object({ playerId: id });
