import "server-only";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { requireLink } from "../queries/mailed-link";
import { emailConfirmationInput, emailLinks, linksPerAddress } from "../schema";
import { agreeToEmail } from "../steps/agree-to-email";
import { useLink } from "../steps/use-link";

export const confirmEmail = command({
  limit: { act: "confirmEmail", address: linksPerAddress },
  by: anyone,
  input: emailConfirmationInput,
  load: (tx, { token }) => requireLink(tx, token, emailLinks),
  run: async ({ tx, actor, input: { token } }) => {
    const { userId, kind } = await useLink(tx, token, emailLinks);
    if (kind !== "email_confirmation") return { outcome: await agreeToEmail(tx, actor, userId, kind) };
    await tx.user.update({ where: { id: userId }, data: { emailConfirmedAt: now() } });
    return { outcome: "confirmed" as const };
  },
});
