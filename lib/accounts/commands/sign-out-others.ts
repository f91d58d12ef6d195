import "server-only";
import { z } from "zod";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { endSessionsOf } from "../steps/end-session";

export const signOutOthers = command({
  limit: { act: "signOutOthers", person: byHand },
  by: signedIn,
  input: z.object({}),
  load: async () => null,
  run: ({ tx, actor }) => endSessionsOf(tx, actor.userId, "signed out elsewhere", actor.sessionId),
});
