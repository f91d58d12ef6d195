import "server-only";
import { randomBytes } from "node:crypto";
import { daysFrom, now, secondsFrom } from "@/lib/platform/clock";
import { db, type Tx } from "@/lib/platform/db/db";
import { inBatches } from "@/lib/platform/db/in-batches";
import type { MailedLinkKind } from "@/lib/platform/prisma/enums";
import { linkHash } from "../queries/mailed-link";
import { linkLife } from "../schema";
import { writeTo } from "./write-to";

type Mailed = { userId: string; kind: MailedLinkKind; to: string; next?: string | null; newEmail?: string };

const pages: Record<MailedLinkKind, string> = {
  password_reset: "/reset-password",
  email_confirmation: "/confirm-email",
  email_change_old: "/confirm-email",
  email_change_new: "/confirm-email",
  account_return: "/reopen-account",
};

/** Mails a link that works once, until its time is over. The database keeps the hash of its token, never the token. */
export async function mailLink(tx: Tx, { userId, kind, to, next, newEmail }: Mailed) {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = secondsFrom(now(), linkLife[kind]);
  await tx.mailedLink.create({
    data: { tokenHash: linkHash(token), userId, kind, email: to, createdAt: now(), expiresAt },
  });
  const path = `${pages[kind]}/${token}${next ? `?next=${encodeURIComponent(next)}` : ""}`;
  await writeTo(tx, { userId, letter: kind, to, path, newEmail });
}

/** Links are forgotten a day after their time. */
export async function forgetOldLinks() {
  const before = daysFrom(now(), -1);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from mailed_links where token_hash in (
        select token_hash from mailed_links where expires_at < ${before} limit ${atMost})`,
  );
}
