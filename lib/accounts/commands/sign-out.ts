import "server-only";
import { z } from "zod";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { unlimited } from "@/lib/platform/command/limit";
import { endSession } from "../steps/end-session";

export const signOut = command({
  limit: unlimited("nobody is kept from leaving"),
  by: anyone,
  input: z.object({}),
  load: async () => null,
  run: async ({ tx, actor }) => {
    if (actor.sessionId) await endSession(actor.sessionId, "signed out", tx);
  },
});
