import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db, type Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { env } from "@/lib/platform/env";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { queueMail } from "@/lib/platform/outbox/mail";
import type { Prisma } from "@/lib/platform/prisma/client";
import { withMarks } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { playerEvents } from "../events";
import { mayPublishText, type TextWriter } from "../policy/players";
import { knownNames } from "../queries/known-names";
import { type FindMasked, maskCaptions, maskText, minorSpans, spokenIn } from "../schema/mask-text";
import { aboutMinor } from "./check-minor-texts";
import { guardianRecipient } from "./guardian-recipient";

/** Days after which texts are checked again, because newly registered clubs count as names too. */
const RECHECK_DAYS = 30;

export type MaskMore = (tx: Tx, userId: string, finderFor: FinderFor) => Promise<string[]>;
type FinderFor = (texts: string[]) => Promise<FindMasked>;

/**
 * Masks contact details and names in those texts about minors that others read before both consents, and sends the originals to
 * the minor and to a guardian who has accepted; other texts are masked when they are read. Returns for how many minors.
 */
export const recheckMinorTexts = (actor: Actor, maskMore: MaskMore): Promise<number> =>
  forEachDueInBatches(
    (id, take) => db.player.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => recheck(tx, actor, id, maskMore)),
  );

const due = () =>
  ({
    birthDate: { gt: bornBefore(now()) },
    OR: [{ textsCheckedAt: null }, { textsCheckedAt: { lt: daysFrom(now(), -RECHECK_DAYS) } }],
  }) satisfies Prisma.PlayerWhereInput;

async function recheck(tx: Tx, actor: Actor, id: string, maskMore: MaskMore): Promise<boolean> {
  await tx.$queryRaw`select id from players where id = ${id}::uuid for update`;
  const player = await tx.player.findFirst({ where: { ...due(), id }, select });
  if (!player) return false;
  await tx.player.update({ where: { id }, data: { textsCheckedAt: now() } });
  const finderFor: FinderFor = async (texts) => createFinder(player, await knownNames(tx, texts, [player.currentClub]));
  const originals = [...(await maskMedia(tx, player, finderFor)), ...(await maskMore(tx, player.userId, finderFor))];
  if (originals.length === 0) return false;
  await playerEvents.record(tx, actor, "player.texts_masked", { playerId: id });
  await emailAboutHiddenTexts(tx, id, originals);
  return true;
}

/** When masking spans is not enough, such as for a number spread over the text, the whole text is hidden. */
const createFinder =
  (player: TextWriter, names: Awaited<ReturnType<typeof knownNames>>): FindMasked =>
  (text) => {
    if (mayPublishText(player, text, names) === true) return [];
    const spans = minorSpans(text, names, [player.fullName, player.guardian?.fullName ?? ""]);
    const isClean = mayPublishText(player, withMarks(text, spans, hiddenMark), names) === true;
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
    const changed = texts.filter((text, index) => text !== masked[index]);
    if (changed.length === 0) continue;
    await store(row.id, { [field]: Array.isArray(row[field]) ? masked : masked[0] } as Pick<Row, Field>);
    originals.push(...changed);
  }
  return originals;
}

/** Informs the minor and the guardian; only these e-mails contain the originals, which are not sent to a guardian who has not accepted yet. */
async function emailAboutHiddenTexts(tx: Tx, playerId: string, originals: readonly string[]) {
  const { fullName, userId, user } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { fullName: true, userId: true, user: { select: { email: true, locale: true, disabledAt: true } } },
  });
  if (user.disabledAt) return;
  const compose = (to: string, locale: Locale, link: string, texts: readonly string[]) => {
    const t = translator(locale, "players");
    const heading = t("hiddenTextsMail.quotedOriginals", { player: fullName });
    const quoted = texts.length > 0 ? ["", heading, ...texts].join("\n\n") : "";
    const values = { player: fullName, link, quoted };
    return { to, subject: t("hiddenTextsMail.subject", values), body: t("hiddenTextsMail.body", values) };
  };
  const locale = user.locale as Locale;
  const minorEmail = compose(user.email, locale, env.APP_URL + localePath("/dashboard", locale), originals);
  await queueMail(tx, { ...minorEmail, audience: { category: "account", userId } });
  const guardian = await guardianRecipient(tx, playerId);
  if (!guardian) return;
  const texts = guardian.status === "confirmed" ? originals : [];
  const guardianEmail = compose(guardian.to, guardian.locale, guardian.link, texts);
  await queueMail(tx, { ...guardianEmail, audience: { category: "account", guardianOf: playerId } });
}

const select = {
  ...aboutMinor,
  userId: true,
  videos: { select: { id: true, title: true, captions: true } },
  pictures: { select: { id: true, words: true } },
} satisfies Prisma.PlayerSelect;

type Media = Pick<Prisma.PlayerGetPayload<{ select: typeof select }>, "videos" | "pictures">;
