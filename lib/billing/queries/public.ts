import "server-only";
import { env } from "@/lib/core/env";

/** Price of one contact without a plan, in cents of a euro. */
export const payPerMatchCents = (): number => env.PAY_PER_MATCH_PRICE_CENTS;
