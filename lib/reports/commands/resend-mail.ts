import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { requeueMail } from "@/lib/core/mail";
import { refuse } from "@/lib/core/refusal";
import { mayTendParked } from "../policy";
import { parkedMailInput } from "../schema";

export const resendMail = command({
  limit: { act: "resendMail", person: byHand },
  input: parkedMailInput,
  load: async (tx, { mailId }) =>
    (await tx.mail.findFirst({ where: { id: mailId, parkedAt: { not: null } }, select: { id: true } })) ??
    refuse("not_found"),
  allow: mayTendParked,
  run: ({ tx, subject }) => requeueMail(tx, subject.id),
});
