import "server-only";
import { randomBytes } from "node:crypto";
import { now, secondsFrom } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { hashSecret } from "../queries/person";
import { sessionLife } from "../schema";
import { endSession } from "./end-session";

export type Started = { userId: string; sessionId: string; refresh: string; role: string };
type NewSession = { userId: string; device: string | null; replaces: string | null };

/** `replaces`: the session this browser had before, which ends. */
export async function startSession({ userId, device, replaces }: NewSession): Promise<Started & { email: string }> {
  const secret = randomBytes(32).toString("base64url");
  return db.$transaction(async (tx) => {
    const user = await tx.user.findFirst({
      where: { id: userId, disabledAt: null },
      select: { email: true, role: true, scopes: { where: { scope: "moderation" } } },
    });
    if (!user) refuse("account_disabled");
    if (replaces) await endSession(replaces, "replaced", tx);
    const { id } = await tx.session.create({
      data: {
        userId,
        device: device?.slice(0, 200) ?? null,
        refreshHash: hashSecret(secret),
        rotatedAt: now(),
        createdAt: now(),
        expiresAt: secondsFrom(now(), sessionLife),
      },
    });
    const role = user.scopes.length > 0 ? "moderator" : (user.role?.role ?? "user");
    return { userId, sessionId: id, refresh: `${id}.${secret}`, role, email: user.email };
  });
}
