import "server-only";
import { signedIn } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
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
