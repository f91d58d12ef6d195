import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { confirmationHash, type LinkKind } from "./confirmation-link";

/** The letter a mailed link belongs to, locked; refuses `confirmation_closed` for a link that never was. */
export async function confirmationAt(tx: Tx, token: string, kind: LinkKind) {
  const hash = confirmationHash(token);
  const column = kind === "answer" ? { tokenHash: hash } : { receiptHash: hash };
  const found = await tx.confirmation.findUnique({ where: column as { tokenHash: string }, select: { id: true } });
  return lockConfirmation(tx, found?.id ?? refuse("confirmation_closed"));
}

/** The same by its id; refuses `not_found`. */
export async function lockConfirmation(tx: Tx, confirmationId: string) {
  await tx.$queryRaw`select id from confirmations where id = ${confirmationId}::uuid for update`;
  return (
    (await tx.confirmation.findUnique({
      where: { id: confirmationId },
      include: {
        claims: { select: { id: true, claimId: true, factId: true, answer: true } },
        player: {
          select: {
            userId: true,
            fullName: true,
            email: true,
            phone: true,
            birthDate: true,
            user: { select: { email: true, disabledAt: true } },
            guardian: { select: { fullName: true, email: true, userId: true } },
          },
        },
      },
    })) ?? refuse("not_found")
  );
}

export type LockedConfirmation = Awaited<ReturnType<typeof lockConfirmation>>;
