import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { letterLanguageInput } from "../schema";

/** The language letters and notifications are written in. */
export const chooseLetterLanguage = command({
  limit: { act: "chooseLetterLanguage", person: byHand },
  by: signedIn,
  input: letterLanguageInput,
  load: async () => null,
  run: async ({ tx, actor, input: { language } }) => {
    await tx.user.update({ where: { id: actor.userId }, data: { locale: language } });
  },
});
