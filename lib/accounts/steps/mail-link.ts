import "server-only";
import { randomBytes } from "node:crypto";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";
import type { MailedLinkKind } from "@/lib/platform/prisma/enums";
import { linkHash } from "../queries/mailed-link";
import { linkLife } from "../schema";
import { emailOwner } from "./write-to";

type LinkEmail = { userId: string; kind: MailedLinkKind; to: string; next?: string | null; newEmail?: string };

const pages: Record<MailedLinkKind, string> = {
  password_reset: "/reset-password",
  email_confirmation: "/confirm-email",
  email_change_old: "/confirm-email",
  email_change_new: "/confirm-email",
  account_return: "/reopen-account",
};

/** Mails a single-use link. The database stores only the hash of its token. */
export async function mailLink(tx: Tx, { userId, kind, to, next, newEmail }: LinkEmail) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = secondsFrom(now(), linkLife[kind]);
  await tx.mailedLink.create({
    data: { tokenHash: linkHash(token), userId, kind, email: to, createdAt: now(), expiresAt },
  });
  const path = `${pages[kind]}/${token}${next ? `?next=${encodeURIComponent(next)}` : ""}`;
  await emailOwner(tx, { userId, template: kind, to, path, newEmail });
}

export async function forgetOldLinks() {
  const cutoff = daysFrom(now(), -1);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from mailed_links where token_hash in (
        select token_hash from mailed_links where expires_at < ${cutoff} limit ${atMost})`,
  );
}
