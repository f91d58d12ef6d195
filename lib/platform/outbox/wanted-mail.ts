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

/** Plain text; a line with only an address becomes a link in mail programs. Drafts with the same `key` are queued once; `forgetWhenSent` deletes the row after sending. */
export type EmailDraft = {
  to: string;
  subject: string;
  body: string;
  told: Audience;
  key?: string;
  forgetWhenSent?: boolean;
};
type ToSend = EmailDraft & { retryAt: Date; unsubscribe: string | null };

/** Drafts that their recipients want, with unsubscribe links; those to minors and guardians wait for quiet hours to end. */
export async function wantedMail(tx: Tx, drafts: EmailDraft[]): Promise<ToSend[]> {
  const readers = drafts.flatMap(({ told }) => (told === "at_once" ? [] : told));
  const preferencesFor = await loadPreferences(tx, readers);
  return drafts.flatMap((draft) => {
    const { told } = draft;
    if (told === "at_once") return { ...draft, retryAt: now(), unsubscribe: null };
    const reader = preferencesFor(told);
    // Composers of digests check this themselves.
    const isWanted = told.category === "digest" || reader?.wants(told.category, "mail");
    return reader && isWanted ? prepareEmail(reader, draft, told) : [];
  });
}

function prepareEmail({ locale, night }: Preferences, draft: EmailDraft, audience: Exclude<Audience, string>): ToSend {
  const retryAt = afterQuietHours(night, now());
  if (isMandatory(kindOf(audience), audience.category, "mail")) return { ...draft, retryAt, unsubscribe: null };
  const key = unsubscribeKey(audience, audience.category);
  const link = env.APP_URL + localePath(`/unsubscribe/${key}`, locale);
  const footer = translator(locale, "notifications")("unsubscribe.foot", { link });
  return {
    ...draft,
    body: `${draft.body}\n\n${footer}`,
    retryAt,
    unsubscribe: `${env.APP_URL}/api/unsubscribe/${key}`,
  };
}
