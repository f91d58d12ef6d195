import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { MailedLinkKind } from "@/lib/platform/prisma/enums";
import { linkHash, requireLink } from "../queries/mailed-link";

/** Uses a mailed link and invalidates the others of its kind; refuses `link_invalid` to all but the first caller. */
export async function useLink<Kind extends MailedLinkKind>(tx: Tx, token: string, kinds: Kind[]) {
  const link = await requireLink(tx, token, kinds);
  const tokenHash = linkHash(token);
  const { count } = await tx.mailedLink.updateMany({ where: { tokenHash, usedAt: null }, data: { usedAt: now() } });
  if (count === 0) refuse("link_invalid");
  const { userId, kind } = link;
  await endLinks(tx, userId, [kind]);
  return link;
}

export async function endLinks(tx: Tx, userId: string, kinds: MailedLinkKind[]) {
  await tx.mailedLink.updateMany({ where: { userId, kind: { in: kinds }, usedAt: null }, data: { usedAt: now() } });
}
