import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { tendsOwnAccount } from "../policy";
import { deviceInput } from "../schema";
import { endSession } from "../steps/end-session";

/** Signs one device of the actor out; it may be the one they use. */
export const signOutDevice = command({
  limit: { act: "signOutDevice", person: byHand },
  input: deviceInput,
  load: async (tx, { sessionId: id }, { userId }) =>
    userId ? tx.session.findFirst({ where: { id, userId }, select: { id: true } }) : null,
  allow: tendsOwnAccount,
  run: async ({ tx, subject }) => {
    if (!subject) refuse("not_found");
    await endSession(subject.id, "signed out elsewhere", tx);
  },
});
