import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import type { MailedLinkKind } from "@/lib/platform/prisma/enums";
import { mailedToken } from "../schema";

export const linkHash = (token: string) => createHash("sha256").update(token).digest("base64url");

export async function mailedLink<Kind extends MailedLinkKind>(token: string, kinds: Kind[]) {
  return mailedToken.safeParse(token).success ? findLink(db, token, kinds) : null;
}

export async function requireLink<Kind extends MailedLinkKind>(tx: Tx, token: string, kinds: Kind[]) {
  return (await findLink(tx, token, kinds)) ?? refuse("link_invalid");
}

async function findLink<Kind extends MailedLinkKind>(tx: Tx, token: string, kinds: Kind[]) {
  const link = await tx.mailedLink.findFirst({
    where: {
      tokenHash: linkHash(token),
      kind: { in: kinds },
      usedAt: null,
      expiresAt: { gt: now() },
    },
    select: {
      userId: true,
      kind: true,
      email: true,
      user: { select: { email: true, disabledAt: true, eraseAt: true, erasedAt: true } },
    },
  });
  if (!link) return null;
  const { user, userId, email } = link;
  const kind = link.kind as Kind;
  const isOpen = kind === "account_return" ? user.eraseAt !== null && user.erasedAt === null : user.disabledAt === null;
  // A link mailed to a former address is void; only a new address does not belong to the account yet.
  return isOpen && (kind === "email_change_new" || sameAddress(email, user.email)) ? { userId, kind, email } : null;
}

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
