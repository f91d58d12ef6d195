import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { emailLanguageInput } from "../schema";

export const chooseEmailLanguage = command({
  limit: { act: "chooseEmailLanguage", person: byHand },
  by: signedIn,
  input: emailLanguageInput,
  load: async () => null,
  run: async ({ tx, actor, input: { language } }) => {
    await tx.user.update({ where: { id: actor.userId }, data: { locale: language } });
  },
});
