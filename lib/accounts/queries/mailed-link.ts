import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import type { MailedLinkKind } from "@/lib/core/prisma/enums";
import { refuse } from "@/lib/core/refusal";
import { mailedToken } from "../schema";

export const linkHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** What a mailed link still opens, for its page; null for one that was used, is too old, or never was. */
export async function mailedLink(token: string, kinds: MailedLinkKind[]) {
  return mailedToken.safeParse(token).success ? find(db, token, kinds) : null;
}

/** The same inside an act; refuses `link_invalid`. */
export async function linkToUse(tx: Tx, token: string, kinds: MailedLinkKind[]) {
  return (await find(tx, token, kinds)) ?? refuse("link_invalid");
}

async function find(tx: Tx, token: string, kinds: MailedLinkKind[]) {
  const link = await tx.mailedLink.findFirst({
    where: {
      tokenHash: linkHash(token),
      kind: { in: kinds },
      usedAt: null,
      expiresAt: { gt: now() },
      user: { disabledAt: null },
    },
    select: { userId: true, kind: true, email: true, user: { select: { email: true } } },
  });
  if (!link) return null;
  const { user, ...rest } = link;
  // A link about an address the account has left opens nothing; only a new address is not the account's yet.
  return rest.kind === "email_change_new" || sameAddress(rest.email, user.email) ? rest : null;
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
