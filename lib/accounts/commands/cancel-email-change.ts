import "server-only";
import { z } from "zod";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { endLinks } from "../steps/use-link";

export const cancelEmailChange = command({
  limit: { act: "cancelEmailChange", person: byHand },
  by: signedIn,
  input: z.object({}),
  load: async () => null,
  run: async ({ tx, actor: { userId } }) => {
    await tx.emailChange.deleteMany({ where: { userId } });
    await endLinks(tx, userId, ["email_change_old", "email_change_new"]);
  },
});
