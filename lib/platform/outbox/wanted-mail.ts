import "server-only";
import { now } from "../clock";
import type { Tx } from "../db/db";
import { env } from "../env";
import { localePath } from "../i18n/routing";
import { translator } from "../i18n/translator";
import { isFixed, kindOf, type Told } from "./notification-choice";
import { afterQuietHours } from "./quiet-hours";
import { type Wishes, wishesOf } from "./readers";
import { unsubscribeKey } from "./unsubscribe-key";

/**
 * Plain text; a line that is an address alone is a link in every mail reader. What has a `key` is written once; with
 * `forgetWhenSent` nothing of it is kept.
 */
export type Letter = {
  to: string;
  subject: string;
  body: string;
  told: Told;
  key?: string;
  forgetWhenSent?: boolean;
};
type ToSend = Letter & { retryAt: Date; unsubscribe: string | null };

/** The letters that somebody wants, with the way to call off what may be called off; those to a child or its guardian wait for the morning. */
export async function wantedMail(tx: Tx, letters: Letter[]): Promise<ToSend[]> {
  const readers = letters.flatMap(({ told }) => (told === "at_once" ? [] : told));
  const wishes = await wishesOf(tx, readers);
  return letters.flatMap((letter) => {
    const { told } = letter;
    if (told === "at_once") return { ...letter, retryAt: now(), unsubscribe: null };
    const reader = wishes(told);
    // Whoever writes a digest has asked who wants one.
    const wanted = told.category === "digest" || reader?.wants(told.category, "mail");
    return reader && wanted ? readyFor(reader, letter, told) : [];
  });
}

function readyFor({ locale, night }: Wishes, letter: Letter, told: Exclude<Told, string>): ToSend {
  const retryAt = afterQuietHours(night, now());
  if (isFixed(kindOf(told), told.category, "mail")) return { ...letter, retryAt, unsubscribe: null };
  const key = unsubscribeKey(told, told.category);
  const link = env.APP_URL + localePath(`/unsubscribe/${key}`, locale);
  const foot = translator(locale, "notifications")("unsubscribe.foot", { link });
  return {
    ...letter,
    body: `${letter.body}\n\n${foot}`,
    retryAt,
    unsubscribe: `${env.APP_URL}/api/unsubscribe/${key}`,
  };
}
