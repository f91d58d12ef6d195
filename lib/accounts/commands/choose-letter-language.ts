import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { tendsOwnAccount } from "../policy";
import { letterLanguageInput } from "../schema";

/** The language letters and notifications are written in. */
export const chooseLetterLanguage = command({
  limit: { act: "chooseLetterLanguage", person: byHand },
  input: letterLanguageInput,
  load: async () => null,
  allow: tendsOwnAccount,
  run: async ({ tx, actor, input: { language } }) => {
    await tx.user.update({ where: { id: actor.userId ?? "" }, data: { locale: language } });
  },
});
