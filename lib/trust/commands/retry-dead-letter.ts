import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { requeue } from "@/lib/platform/outbox/outbox";
import { deadLetterInput } from "../schema/reports";

export const retryDeadLetter = command({
  limit: { act: "retryDeadLetter", person: byHand },
  by: staff("support"),
  input: deadLetterInput,
  load: async (tx, { entryId }) =>
    (await tx.outboxEntry.findFirst({
      where: { id: BigInt(entryId), deadSince: { not: null } },
      select: { id: true, eventId: true, mailId: true },
    })) ?? refuse("not_found"),
  run: ({ tx, subject }) => requeue(tx, subject),
});
