import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { deviceInput } from "../schema";
import { endSession } from "../steps/end-session";

export const signOutDevice = command({
  limit: { act: "signOutDevice", person: byHand },
  by: signedIn,
  input: deviceInput,
  load: async (tx, { sessionId: id }, { userId }) =>
    (await tx.session.findFirst({ where: { id, userId }, select: { id: true } })) ?? refuse("not_found"),
  run: ({ tx, subject }) => endSession(subject.id, "signed out elsewhere", tx),
});
