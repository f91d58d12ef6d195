import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { withDirection } from "@/lib/platform/i18n/reading-direction";
import { type Locale, languageNames, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { emailHtml } from "@/lib/platform/outbox/email-html";
import { type EmailKind, emailKinds } from "./email-kinds";

/** All e-mails by name, with their subjects; null without the "support" permission. */
export function listEmailKinds(actor: Actor, locale: Locale) {
  if (!isStaff(actor, "support")) return null;
  return emailKinds.map((kind) => ({ name: kind.name, subject: withDirection(textOf(kind, locale)).subject }));
}

/** One e-mail with sample data; null without the "support" permission, undefined if there is none of that name. */
export function emailPreview(actor: Actor, name: string, locale: Locale) {
  const kind = emailKinds.find((emailKind) => emailKind.name === name);
  return kind && isStaff(actor, "support") ? sampleOf(kind, locale) : null;
}

export function sampleOf(kind: EmailKind, locale: Locale) {
  const { foot, ...text } = textOf(kind, locale);
  const email = withDirection(text);
  const isAccount = kind.to === "account" || kind.to === "choosing";
  const reader = { userId: isAccount ? "sample" : null, guardianOf: kind.to === "guardian" ? "sample" : null };
  return {
    ...email,
    html: emailHtml({ ...email, ...reader, unsubscribe: foot ? urlOf("/api/unsubscribe/sample", locale) : null }),
  };
}

function textOf({ subject, body, path, to, choice }: EmailKind, locale: Locale) {
  const values = { ...sampleValues(locale), link: path ? urlOf(path, locale) : "", ...choice };
  const t = (message: string, extra: Record<string, string | number> = {}) =>
    translateMessage(locale, message, { ...values, ...extra });
  const foot =
    to === "choosing"
      ? `\n\n${t("notifications.unsubscribe.foot", { link: urlOf("/unsubscribe/sample", locale) })}`
      : "";
  return { subject: t(subject), body: t(body, composedValues(body, t, locale)) + foot, foot };
}

type Translate = (message: string, extra?: Record<string, string | number>) => string;

function composedValues(body: string, t: Translate, locale: Locale): Record<string, string> {
  const profile = (name: string) => urlOf(`/players/${name}`, locale);
  const [stage, sentence] = [t("emails.sample.stage"), t("emails.sample.sentence")];
  switch (body) {
    case "alerts.email.body": {
      const player = (name: string) => t("alerts.email.player", { player: name, words: stage, link: profile(name) });
      const players = ["Lynx-208", "Heron-117"].map(player).join("\n");
      const [criteria, stop] = [t("emails.sample.criteria"), urlOf("/stop-alert/sample", locale)];
      return { alerts: t("alerts.email.alert", { name: stage, criteria, players, stop }) };
    }
    case "notifications.digest.body":
      return {
        lines: `• ${t("contacts.mail.accepted.subject")}\n  ${stage}\n\n• ${t("emails.sample.event")}\n  ${t("emails.sample.when")}`,
      };
    case "pipeline.mail.tasksDue.body":
      return { lines: `• ${t("emails.sample.event")} (Lynx-208)\n• ${t("emails.sample.offer")} (Heron-117)` };
    case "contact.mail.answer.body":
      return { quoted: `${t("contact.mail.answer.youWrote")}\n${sentence.replace(/^/gm, "> ")}` };
    default:
      return {};
  }
}

const urlOf = (path: string, locale: Locale) => env.APP_URL + localePath(path, locale);

const people = {
  name: "Nadia Haddad",
  reader: "Nadia Haddad",
  guardian: "Nadia Haddad",
  player: "Salma Haddad",
  person: "Salma Haddad",
  sender: "FC Aurore",
  by: "Karim Benali",
  contactPerson: "Karim Benali",
  confirmer: "Karim Benali",
  club: "FC Aurore",
  organization: "FC Aurore",
  email: "nadia@example.com",
  newEmail: "nadia.haddad@example.com",
  phone: "+33 6 39 98 12 34",
  details: "Salma Haddad\nsalma@example.com",
  where: "Stade des Tuiliers, Lyon",
  reference: "R-4821",
  naming: "handle",
  yours: "invited",
  from: "FC Aurore",
  call: "no",
  account: "yes",
};
const figures = { amount: 4000, percent: 20, count: 2, confirmed: 2, more: 3, others: 1, days: 14, kept: 30 };

function sampleValues(locale: Locale): Record<string, string | number> {
  const t = translator(locale, "emails");
  const date = emailDate(locale).format(new Date("2027-03-14"));
  const [sentence, event, offer] = [t("sample.sentence"), t("sample.event"), t("sample.offer")];
  return {
    ...people,
    ...figures,
    ...{ date, until: date, day: date, signedOn: date, paidOn: date, when: t("sample.when") },
    ...{ event, offer, title: offer, kind: event, rule: offer, decision: event, document: event },
    ...{ reason: sentence, words: sentence, message: sentence, answer: sentence, talk: sentence, lines: sentence },
    ...{ quoted: "", scopes: event, role: event, sport: translator(locale, "sports")("name.football") },
    ...{ language: languageNames[locale], password: urlOf("/auth/forgot", locale) },
  };
}

/** The cast is needed because message keys are data here. */
function translateMessage(locale: Locale, message: string, values: Record<string, string | number>): string {
  const dot = message.indexOf(".");
  const t = translator(locale, message.slice(0, dot) as "emails") as unknown as Untyped;
  return t(message.slice(dot + 1), values);
}

type Untyped = (key: string, values: Record<string, string | number>) => string;
