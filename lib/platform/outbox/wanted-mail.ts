import "server-only";
import { now } from "../clock";
import type { Tx } from "../db/db";
import { env } from "../env";
import { localePath } from "../i18n/routing";
import { translator } from "../i18n/translator";
import { type Audience, isMandatory, kindOf } from "./notification-choice";
import { afterQuietHours } from "./quiet-hours";
import { loadPreferences, type Preferences } from "./readers";
import { unsubscribeKey } from "./unsubscribe-key";

/** A plain-text e-mail; mail programs turn a line with only an address into a link. Drafts with the same `key` are queued once; `forgetWhenSent` deletes the row after sending. */
export type EmailDraft = {
  to: string;
  subject: string;
  body: string;
  audience: Audience;
  key?: string;
  forgetWhenSent?: boolean;
};
type PreparedEmail = EmailDraft & { dueAt: Date; unsubscribe: string | null };

/** The drafts that their recipients want, with unsubscribe links; those to minors and guardians wait for the end of quiet hours. */
export async function wantedMail(tx: Tx, drafts: EmailDraft[]): Promise<PreparedEmail[]> {
  const readers = drafts.flatMap(({ audience }) => (audience === "at_once" ? [] : audience));
  const preferencesFor = await loadPreferences(tx, readers);
  return drafts.flatMap((draft) => {
    const { audience } = draft;
    if (audience === "at_once") return { ...draft, dueAt: now(), unsubscribe: null };
    const reader = preferencesFor(audience);
    const isWanted = audience.category === "digest" || reader?.wants(audience.category, "mail");
    return reader && isWanted ? prepareEmail(reader, draft, audience) : [];
  });
}

function prepareEmail(
  { locale, quietZones }: Preferences,
  draft: EmailDraft,
  audience: Exclude<Audience, string>,
): PreparedEmail {
  const dueAt = afterQuietHours(quietZones, now());
  if (isMandatory(kindOf(audience), audience.category, "mail")) return { ...draft, dueAt, unsubscribe: null };
  const key = unsubscribeKey(audience, audience.category);
  const link = env.APP_URL + localePath(`/unsubscribe/${key}`, locale);
  const footer = translator(locale, "notifications")("unsubscribe.foot", { link });
  return {
    ...draft,
    body: `${draft.body}\n\n${footer}`,
    dueAt,
    unsubscribe: `${env.APP_URL}/api/unsubscribe/${key}`,
  };
}
