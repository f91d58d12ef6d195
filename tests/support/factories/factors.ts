import { randomUUID } from "node:crypto";
import { codeAt, stepAt } from "@/lib/accounts/provider/one-time-code";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";

/** A second factor of this account; sign-in asks for it once it is verified. */
export const aFactor = (userId: string, { verifiedAt = now() }: { verifiedAt?: Date | null } = {}) =>
  db.authFactor.create({ data: { id: randomUUID(), userId, factorType: "totp", secret: {}, verifiedAt } });

export const codeNow = (factorId: string) => codeAt(factorId, stepAt(now()));
