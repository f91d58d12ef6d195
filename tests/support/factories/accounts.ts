import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/accounts/provider/password";
import { startSession } from "@/lib/accounts/steps/start-session";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

export const password = "correct horse";

/** An account with a password, signed in on one device. */
export async function anAccount(over: Partial<Prisma.UserUncheckedCreateInput> = {}) {
  const email = `${randomUUID()}@test.recruit`;
  const user = await db.user.create({
    data: {
      email,
      passwordHash: await hashPassword(password),
      profile: { create: { fullName: "Nadia Ferrer" } },
      ...over,
    },
  });
  const session = await startSession({ userId: user.id, device: "Firefox", replaces: null }).catch(() => null);
  const actor = createActor({ kind: "member", role: "user", userId: user.id, sessionId: session?.sessionId ?? null });
  return { ...user, actor, session };
}

/** Sets the test password; the other factories create people without one. */
export const withPassword = async (userId: string) =>
  db.user.update({ where: { id: userId }, data: { passwordHash: await hashPassword(password) } });

export const emailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

/** The token of the link in the newest e-mail to an address. */
export async function tokenMailedTo(to: string) {
  const email = (await emailsTo(to)).at(-1);
  return /\/([\w-]{43})(?:\?|\s|$)/.exec(email?.body ?? "")?.[1] ?? "no token";
}
