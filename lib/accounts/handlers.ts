import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { wordsOfScopes } from "./queries/scope-words";
import { mailLink } from "./steps/mail-link";
import { writeTo } from "./steps/write-to";

export async function askToConfirmEmail(tx: Tx, { data: { userId } }: DomainEvent<"account.created">) {
  const { email, emailConfirmedAt } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (!emailConfirmedAt) await mailLink(tx, { userId, kind: "email_confirmation", to: email });
}

/** The owner learns that the password is another one, and what to do when it was not them. */
export async function writeOfNewPassword(tx: Tx, { data: { userId } }: DomainEvent<"password.changed">) {
  await writeTo(tx, { userId, letter: "password_changed", path: "/auth/forgot" });
}

/** The owner learns that signing in asks for more, or for less, and where to look when it was not them. */
export async function writeOfFactor(tx: Tx, { data: { userId, isAsked } }: DomainEvent<"factor.changed">) {
  await writeTo(tx, { userId, letter: isAsked ? "factor_added" : "factor_removed", path: "/account" });
}

/** Somebody else gave or took something: what one looks after now. */
export async function writeOfScopes(tx: Tx, { actorId, data: { userId, is } }: DomainEvent<"staff.scopes_changed">) {
  if (actorId === userId) return;
  const { locale } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { locale: true } });
  await writeTo(tx, { userId, letter: "scopes_changed", path: "/admin", scopes: wordsOfScopes(locale as Locale, is) });
}
