import { randomUUID } from "node:crypto";
import { codeAt, stepAt } from "@/lib/accounts/provider/one-time-code";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

/** A second factor of this account; asked for when it signs in unless it still waits for its first code. */
export const aFactor = (userId: string, { verifiedAt = now() }: { verifiedAt?: Date | null } = {}) =>
  db.authFactor.create({ data: { id: randomUUID(), userId, factorType: "totp", secret: {}, verifiedAt } });

/** What the app shows now. */
export const codeNow = (factorId: string) => codeAt(factorId, stepAt(now()));
