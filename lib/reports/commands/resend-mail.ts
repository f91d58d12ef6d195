import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { requeueMail } from "@/lib/core/mail";
import { refuse } from "@/lib/core/refusal";
import { parkedMailInput } from "../schema";

export const resendMail = command({
  limit: { act: "resendMail", person: byHand },
  by: staff("support"),
  input: parkedMailInput,
  load: async (tx, { mailId }) =>
    (await tx.mail.findFirst({ where: { id: mailId, parkedAt: { not: null } }, select: { id: true } })) ??
    refuse("not_found"),
  run: ({ tx, subject }) => requeueMail(tx, subject.id),
});
