import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type words from "@/messages/en/accounts.json";

type Letter = {
  userId: string;
  letter: keyof typeof words.mail;
  /** The page its link opens. */
  path: string;
  /** The account's own address unless another is named. */
  to?: string;
  /** The address a letter about a change of address names. */
  newEmail?: string;
  /** What a letter to one of the staff says they look after, in words. */
  scopes?: string;
  forgetWhenSent?: boolean;
};

/** A letter to the owner of an account, about it, in their language. */
export async function writeTo(
  tx: Tx,
  { userId, letter, path, to, newEmail = "", scopes = "", forgetWhenSent = false }: Letter,
) {
  const { email, locale, profile } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, locale: true, profile: { select: { fullName: true } } },
  });
  const say = translator(locale as Locale, "accounts");
  const link = env.APP_URL + localePath(path, locale as Locale);
  const known = { name: profile?.fullName ?? email, email, newEmail, link, scopes };
  await queueMail(tx, {
    to: to ?? email,
    subject: say(`mail.${letter}.subject`, known),
    body: say(`mail.${letter}.body`, known),
    told: "at_once",
    forgetWhenSent,
  });
}
