import "server-only";
import { availabilityOf } from "@/lib/measurements/queries/availability";
import { measuresOf } from "@/lib/measurements/queries/measures";
import type { Reader } from "@/lib/measurements/queries/shown-claims";
import { vouchedFor, whoConfirmed } from "@/lib/measurements/queries/who-confirmed";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { depthOf, seesAllMedia } from "@/lib/players/policy";
import { cardSelect, type PlayerCard, toCard } from "@/lib/players/queries/card";
import { contactFor, identitySelect, ownSelect, toIdentity } from "@/lib/players/queries/identity";
import { mediaOf, type PlayerMedia } from "@/lib/players/queries/media";
import { profileSelect, toProfile } from "@/lib/players/queries/profile";
import { visibleAmong } from "@/lib/players/queries/visible";
import { openProfile } from "../commands/open-profile";
import { viewIdentity } from "../commands/view-identity";
import { mayRequest } from "../policy";
import { type RecruiterStanding, standingTowards } from "./standing";

export type PlayerView = NonNullable<Awaited<ReturnType<typeof getPlayer>>>;

/** A player, by id or handle, as deep as this actor may see, with what comes next; null for unknown, unlisted and blocked alike. Reading a profile is noted for the player, and reading a name is not possible without the note. */
export const getPlayer = query({
  limit: { act: "getPlayer", person: { burst: 240, seconds: 60 } },
  read: playerFor,
});

export async function playerFor(actor: Actor, idOrHandle: string) {
  const playerId = await knownId(actor, idOrHandle);
  return playerId ? knownPlayer(actor, playerId).catch(closedMeanwhile(() => knownPlayer(actor, playerId))) : null;
}

/** A name that is taken back between two of our questions is closed: the player is read once more. */
const closedMeanwhile =
  <T>(again: () => Promise<T>) =>
  (error: unknown) => {
    if (error instanceof Refusal && error.code === "identity_already_closed") return again();
    throw error;
  };

async function knownPlayer(actor: Actor, playerId: string) {
  const towards = await standingTowards(actor, playerId);
  const shown = await readAt(actor, playerId, towards);
  return shown && { ...shown, towards, mayAsk: mayRequest(actor, towards), mine: actor.playerId === playerId };
}

async function knownId(actor: Actor, idOrHandle: string): Promise<string | undefined> {
  const which = idInput.safeParse(idOrHandle).success
    ? { id: idOrHandle }
    : { handle: idOrHandle.replaceAll("\0", "") };
  const player = await db.player.findUnique({ where: which, select: { id: true } });
  const [isVisible] = await visibleAmong(actor, player ? [player.id] : []);
  return isVisible;
}

async function readAt(actor: Actor, playerId: string, towards: RecruiterStanding) {
  const depth = depthOf(actor, playerId, towards);
  if (depth === "card") return seesAllMedia(actor, playerId) ? moderatedOf(playerId) : cardOf(playerId);
  await note(actor, playerId, depth === "identity" ? towards.disclosure : null);
  return depth === "profile" ? profileOf(playerId) : identityOf(playerId, towards.disclosure);
}

async function note(actor: Actor, playerId: string, disclosure: { id: string } | null) {
  if (disclosure) await viewIdentity(actor, { disclosureId: disclosure.id });
  if (actor.recruiterId) await openProfile(actor, { playerId }).catch((err) => log.warn({ err }, "visit not noted"));
}

type CardView = { depth: "card"; player: PlayerCard; media: PlayerMedia | null };

export async function cardOf(id: string): Promise<CardView | null> {
  const row = await db.player.findUnique({ where: { id }, select: cardSelect });
  const [player] = await toCard(row ? [row] : []);
  return player ? { depth: "card", player, media: null } : null;
}

/** Who moderates watches what they decide about. */
async function moderatedOf(id: string): Promise<CardView | null> {
  const card = await cardOf(id);
  return card && { ...card, media: await mediaOf(id, { depth: "identity", owner: true }) };
}

export async function profileOf(id: string) {
  const row = await db.player.findUnique({ where: { id }, select: profileSelect });
  if (!row) return null;
  const reader = { depth: "profile", owner: false } as const;
  const [player, availability, evidence, media] = await Promise.all([
    toProfile(row, reader),
    availabilityOf(id),
    evidenceOf(id, reader),
    mediaOf(id, reader),
  ]);
  return { depth: "profile" as const, player, availability, evidence, media };
}

export async function identityOf(id: string, disclosure: { openedAt: Date } | null) {
  const row = await db.player.findUnique({ where: { id }, select: identitySelect });
  const ownRow = disclosure ? null : await db.player.findUnique({ where: { id }, select: ownSelect });
  const contact = disclosure ? await contactFor(id, disclosure) : ownRow && { of: "player" as const, ...ownRow };
  if (!row) return null;
  const reader = { depth: "identity", owner: ownRow !== null } as const;
  const [player, availability, evidence, media] = await Promise.all([
    toIdentity(row, reader),
    availabilityOf(id),
    evidenceOf(id, reader),
    mediaOf(id, reader),
  ]);
  return { depth: "identity" as const, player, contact, own: ownRow, availability, evidence, media };
}

/** What is measured, beside the peers, and who confirmed what. */
async function evidenceOf(id: string, reader: Reader) {
  const [measures, confirmers, vouchers] = await Promise.all([
    measuresOf(id, reader),
    whoConfirmed(id, reader),
    vouchedFor(id, reader),
  ]);
  return { measures, confirmers, vouchers };
}
