import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";

/** What an erased account wrote is gone; the conversation stays with the other side, and what that side wrote. */
export async function eraseMessages(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.message.deleteMany({
    where: {
      OR: [
        { receiverType: "recruiter", thread: { player: { userId } } },
        { receiverType: "player", thread: { recruiter: { userId } } },
      ],
    },
  });
}
