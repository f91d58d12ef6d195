import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Prisma } from "@/lib/platform/prisma/client";
import { withMarks } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { mayTell, type Told } from "../policy";
import { knownNames } from "../queries/known-names";
import { bornBefore } from "../schema/ages";
import { type FindMasked, maskCaptions, maskText, minorSpans, spokenIn } from "../schema/mask-text";
import { aboutMinor } from "./check-minor-texts";
import { guardianLetter } from "./guardian-letter";

/** Days after which texts are checked again: clubs that have registered since are names too. */
const AGAIN_DAYS = 30;

/** Masks texts of other domains by the same rules; returns those that were changed, as they were written. */
export type MaskMore = (tx: Tx, userId: string, finderFor: FinderFor) => Promise<string[]>;
/** The rules for a minor's texts, with the names looked up for all of them at once. */
type FinderFor = (texts: string[]) => Promise<FindMasked>;

/**
 * Masks contact details and names in those texts about minors that others read before both yeses, and sends the
 * originals to the minor and to a guardian who has accepted. Other texts are masked when they are read. Returns of how many minors.
 */
export const recheckMinorTexts = (actor: Actor, maskMore: MaskMore): Promise<number> =>
  forEachDueInBatches(
    (id, take) => db.player.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => recheck(tx, actor, id, maskMore)),
  );

const due = () =>
  ({
    birthDate: { gt: bornBefore(now()) },
    OR: [{ textsCheckedAt: null }, { textsCheckedAt: { lt: daysFrom(now(), -AGAIN_DAYS) } }],
  }) satisfies Prisma.PlayerWhereInput;

async function recheck(tx: Tx, actor: Actor, id: string, maskMore: MaskMore): Promise<boolean> {
  await tx.$queryRaw`select id from players where id = ${id}::uuid for update`;
  const player = await tx.player.findFirst({ where: { ...due(), id }, select });
  if (!player) return false;
  await tx.player.update({ where: { id }, data: { textsCheckedAt: now() } });
  const finderFor: FinderFor = async (texts) => finder(player, await knownNames(tx, texts, [player.currentClub]));
  const originals = [...(await maskMedia(tx, player, finderFor)), ...(await maskMore(tx, player.userId, finderFor))];
  if (originals.length === 0) return false;
  await recordEvent(tx, actor, "player.texts_masked", { playerId: id });
  await emailAboutHiddenTexts(tx, id, originals);
  return true;
}

/** What is still told by a text as a whole, such as a number spread over it, hides all of it. */
const finder =
  (player: Told, known: Awaited<ReturnType<typeof knownNames>>): FindMasked =>
  (text) => {
    if (mayTell(player, text, known) === true) return [];
    const spans = minorSpans(text, known, [player.fullName, player.guardian?.fullName ?? ""]);
    const isClean = mayTell(player, withMarks(text, spans, hiddenMark), known) === true;
    return isClean ? spans : [{ from: 0, to: text.length }];
  };

async function maskMedia(tx: Tx, { videos, pictures }: Media, finderFor: FinderFor): Promise<string[]> {
  const spoken = videos.flatMap(({ title, captions }) => [title, spokenIn(captions ?? "")]);
  const find = await finderFor([...spoken, ...pictures.map(({ words }) => words ?? "")]);
  const mask = (text: string) => maskText(text, find);
  const storeVideo = (id: string, data: Prisma.PlayerVideoUpdateInput) =>
    tx.playerVideo.update({ where: { id }, data });
  return [
    ...(await maskColumn(videos, "title", mask, storeVideo)),
    ...(await maskColumn(videos, "captions", (text) => maskCaptions(text, find), storeVideo)),
    ...(await maskColumn(pictures, "words", mask, (id, data) => tx.playerPicture.update({ where: { id }, data }))),
  ];
}

/** Masks one column of these rows, and stores those that change; returns the texts that stood there. */
export async function maskColumn<Row extends { id: string }, Field extends keyof Row>(
  rows: readonly Row[],
  field: Field,
  mask: (text: string) => string,
  store: (id: string, data: Pick<Row, Field>) => Promise<unknown>,
): Promise<string[]> {
  const originals: string[] = [];
  for (const row of rows) {
    const texts = [row[field]].flat().filter((text) => typeof text === "string");
    const masked = texts.map(mask);
    const changed = texts.filter((text, at) => text !== masked[at]);
    if (changed.length === 0) continue;
    await store(row.id, { [field]: Array.isArray(row[field]) ? masked : masked[0] } as Pick<Row, Field>);
    originals.push(...changed);
  }
  return originals;
}

/** The minor and the guardian read that parts of texts are hidden. The originals are in these emails alone: an address that nobody has answered from yet is not sent them. */
async function emailAboutHiddenTexts(tx: Tx, playerId: string, originals: readonly string[]) {
  const { fullName, userId, user } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { fullName: true, userId: true, user: { select: { email: true, locale: true, disabledAt: true } } },
  });
  if (user.disabledAt) return;
  const compose = (to: string, locale: Locale, link: string, texts: readonly string[]) => {
    const say = translator(locale, "players");
    const heading = say("hiddenTextsMail.quotedOriginals", { player: fullName });
    const quoted = texts.length > 0 ? ["", heading, ...texts].join("\n\n") : "";
    const values = { player: fullName, link, quoted };
    return { to, subject: say("hiddenTextsMail.subject", values), body: say("hiddenTextsMail.body", values) };
  };
  const locale = user.locale as Locale;
  const own = compose(user.email, locale, env.APP_URL + localePath("/dashboard", locale), originals);
  await queueMail(tx, { ...own, told: { category: "account", userId } });
  const guardian = await guardianLetter(tx, playerId);
  if (!guardian) return;
  const texts = guardian.status === "confirmed" ? originals : [];
  const theirs = compose(guardian.to, guardian.locale, guardian.link, texts);
  await queueMail(tx, { ...theirs, told: { category: "account", guardianOf: playerId } });
}

const select = {
  ...aboutMinor,
  userId: true,
  videos: { select: { id: true, title: true, captions: true } },
  pictures: { select: { id: true, words: true } },
} satisfies Prisma.PlayerSelect;

type Media = Pick<Prisma.PlayerGetPayload<{ select: typeof select }>, "videos" | "pictures">;
