import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import { mailLink } from "./steps/mail-link";
import { writeTo } from "./steps/write-to";

export async function askToConfirmEmail(tx: Tx, { data: { userId } }: Fact<"account.created">) {
  const { email, emailConfirmedAt } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (!emailConfirmedAt) await mailLink(tx, { userId, kind: "email_confirmation", to: email });
}

/** The owner learns that the password is another one, and what to do when it was not them. */
export async function writeOfNewPassword(tx: Tx, { data: { userId } }: Fact<"password.changed">) {
  await writeTo(tx, { userId, letter: "password_changed", path: "/auth/forgot" });
}
