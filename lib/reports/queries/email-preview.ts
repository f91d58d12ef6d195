import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { env } from "@/lib/platform/env";
import { emailDate } from "@/lib/platform/i18n/formats";
import { withDirection } from "@/lib/platform/i18n/reading-direction";
import { type Locale, languageNames, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { emailHtml } from "@/lib/platform/outbox/email-html";
import { type EmailKind, emailKinds } from "./email-kinds";

/** Every e-mail by its name, with its subject filled in; null for all but the support. */
export function listEmailKinds(actor: Actor, locale: Locale) {
  if (!isStaff(actor, "support")) return null;
  return emailKinds.map((kind) => ({ name: kind.name, subject: withDirection(textOf(kind, locale)).subject }));
}

/** One of them with sample data, as its two parts; null for all but the support, and where there is no such e-mail. */
export function emailPreview(actor: Actor, name: string, locale: Locale) {
  const kind = emailKinds.find((one) => one.name === name);
  return kind && isStaff(actor, "support") ? sampleOf(kind, locale) : null;
}

/** The e-mail as it is written, of people who do not exist. */
export function sampleOf(kind: EmailKind, locale: Locale) {
  const { foot, ...text } = textOf(kind, locale);
  const email = withDirection(text);
  const account = kind.to === "account" || kind.to === "choosing";
  const reader = { userId: account ? "sample" : null, guardianOf: kind.to === "guardian" ? "sample" : null };
  return {
    ...email,
    html: emailHtml({ ...email, ...reader, unsubscribe: foot ? at("/api/unsubscribe/sample", locale) : null }),
  };
}

function textOf({ subject, body, path, to, choice }: EmailKind, locale: Locale) {
  const values = { ...samplesIn(locale), link: path ? at(path, locale) : "", ...choice };
  const say = (message: string, more: Record<string, string | number> = {}) =>
    messageIn(locale, message, { ...values, ...more });
  const foot =
    to === "choosing"
      ? `\n\n${say("notifications.unsubscribe.foot", { link: at("/unsubscribe/sample", locale) })}`
      : "";
  return { subject: say(subject), body: say(body, madeOf(body, say, locale)) + foot, foot };
}

type Say = (message: string, more?: Record<string, string | number>) => string;

/** What is put together from other messages before it is filled in. */
function madeOf(body: string, say: Say, locale: Locale): Record<string, string> {
  const profile = (name: string) => at(`/players/${name}`, locale);
  const [stage, sentence] = [say("emails.sample.stage"), say("emails.sample.sentence")];
  switch (body) {
    case "alerts.letter.body": {
      const player = (name: string) => say("alerts.letter.player", { player: name, words: stage, link: profile(name) });
      const players = ["Lynx-208", "Heron-117"].map(player).join("\n");
      const [criteria, stop] = [say("emails.sample.criteria"), at("/stop-alert/sample", locale)];
      return { alerts: say("alerts.letter.alert", { name: stage, criteria, players, stop }) };
    }
    case "notifications.digest.body":
      return {
        lines: `• ${say("scouting.mail.accepted.subject")}\n  ${stage}\n\n• ${say("emails.sample.event")}\n  ${say("emails.sample.when")}`,
      };
    case "pipeline.mail.tasksDue.body":
      return { lines: `• ${say("emails.sample.event")} (Lynx-208)\n• ${say("emails.sample.offer")} (Heron-117)` };
    case "contact.mail.answer.body":
      return { quoted: `${say("contact.mail.answer.youWrote")}\n${sentence.replace(/^/gm, "> ")}` };
    default:
      return {};
  }
}

const at = (path: string, locale: Locale) => env.APP_URL + localePath(path, locale);

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
  where: "Stade des Tuiliers, Lyon",
  reference: "R-4821",
  naming: "handle",
  yours: "invited",
  call: "no",
  account: "yes",
};
const figures = { count: 2, confirmed: 2, more: 3, others: 1, days: 14, kept: 30 };

function samplesIn(locale: Locale): Record<string, string | number> {
  const say = translator(locale, "emails");
  const date = emailDate(locale).format(new Date("2027-03-14"));
  const [sentence, event, offer] = [say("sample.sentence"), say("sample.event"), say("sample.offer")];
  return {
    ...people,
    ...figures,
    ...{ date, until: date, day: date, when: say("sample.when") },
    ...{ event, offer, title: offer, kind: event, rule: offer, decision: event, document: event },
    ...{ reason: sentence, words: sentence, message: sentence, answer: sentence, talk: sentence, lines: sentence },
    ...{ quoted: "", scopes: event, seat: event, sport: translator(locale, "sports")("name.football") },
    ...{ language: languageNames[locale], password: at("/auth/forgot", locale) },
  };
}

/** The kinds name their messages as data, which the types of the messages do not know. */
function messageIn(locale: Locale, message: string, values: Record<string, string | number>): string {
  const at = message.indexOf(".");
  const say = translator(locale, message.slice(0, at) as "emails") as unknown as Untyped;
  return say(message.slice(at + 1), values);
}

type Untyped = (key: string, values: Record<string, string | number>) => string;
