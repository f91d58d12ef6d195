import "server-only";
import { z } from "zod";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { tendsOwnAccount } from "../policy";
import { endSessionsOf } from "../steps/end-session";

/** Signs out every device but the one the actor uses. */
export const signOutOthers = command({
  limit: { act: "signOutOthers", person: byHand },
  input: z.object({}),
  load: async () => null,
  allow: tendsOwnAccount,
  run: ({ tx, actor }) => endSessionsOf(tx, actor.userId ?? "", "signed out elsewhere", actor.sessionId),
});
