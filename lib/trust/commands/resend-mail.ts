import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { requeueMail } from "@/lib/platform/outbox/mail";
import { parkedMailInput } from "../schema/reports";

export const resendMail = command({
  limit: { act: "resendMail", person: byHand },
  by: staff("support"),
  input: parkedMailInput,
  load: async (tx, { mailId }) =>
    (await tx.mail.findFirst({ where: { id: mailId, parkedAt: { not: null } }, select: { id: true } })) ??
    refuse("not_found"),
  run: ({ tx, subject }) => requeueMail(tx, subject.id),
});
