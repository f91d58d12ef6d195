import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { confirmationHash, type LinkKind } from "./confirmation-link";

/** Returns and locks the confirmation of a link; refuses `confirmation_closed` for an unknown link. */
export async function confirmationAt(tx: Tx, token: string, kind: LinkKind) {
  const hash = confirmationHash(token);
  const column = kind === "answer" ? { tokenHash: hash } : { receiptHash: hash };
  const confirmation = await tx.confirmation.findUnique({
    where: column as { tokenHash: string },
    select: { id: true },
  });
  return lockConfirmation(tx, confirmation?.id ?? refuse("confirmation_closed"));
}

export async function lockConfirmation(tx: Tx, confirmationId: string) {
  await tx.$queryRaw`select id from confirmations where id = ${confirmationId}::uuid for update`;
  return (
    (await tx.confirmation.findUnique({
      where: { id: confirmationId },
      include: {
        claims: { select: { id: true, claimId: true, answer: true } },
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
