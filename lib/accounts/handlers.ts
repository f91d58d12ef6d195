import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { scopeLabels } from "./queries/scope-words";
import { mailLink } from "./steps/mail-link";
import { emailOwner } from "./steps/write-to";

export async function askToConfirmEmail(tx: Tx, { data: { userId } }: DomainEvent<"account.created">) {
  const { email, emailConfirmedAt } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (!emailConfirmedAt) await mailLink(tx, { userId, kind: "email_confirmation", to: email });
}

export async function emailAboutNewPassword(tx: Tx, { data: { userId } }: DomainEvent<"password.changed">) {
  await emailOwner(tx, { userId, template: "password_changed", path: "/auth/forgot" });
}

export async function emailAboutFactor(tx: Tx, { data: { userId, isAsked } }: DomainEvent<"factor.changed">) {
  await emailOwner(tx, { userId, template: isAsked ? "factor_added" : "factor_removed", path: "/account" });
}

export async function emailStaffAboutScopes(
  tx: Tx,
  { actorId, data: { userId, is: newScopes } }: DomainEvent<"staff.scopes_changed">,
) {
  if (actorId === userId) return;
  const { locale } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { locale: true } });
  await emailOwner(tx, {
    userId,
    template: "scopes_changed",
    path: "/admin",
    scopes: scopeLabels(locale as Locale, newScopes),
  });
}
