import "server-only";
import { availabilityOf } from "@/lib/measurements/queries/availability";
import { measuresOf } from "@/lib/measurements/queries/measures";
import { confirmationsBySource, whoConfirmed } from "@/lib/measurements/queries/who-confirmed";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { Refusal } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { accessLevelOf, seesAllMedia } from "@/lib/players/policy/players";
import { cardSelect, type PlayerCard, toCard } from "@/lib/players/queries/card";
import { contactFor, identitySelect, ownSelect, toIdentity } from "@/lib/players/queries/identity";
import { mediaOf, type PlayerMedia } from "@/lib/players/queries/media";
import { profileSelect, toProfile } from "@/lib/players/queries/profile";
import type { Reader } from "@/lib/players/queries/shown-claims";
import { visibleAmong } from "@/lib/players/queries/visible";
import { openProfile } from "../commands/open-profile";
import { viewIdentity } from "../commands/view-identity";
import { mayRequest } from "../policy/requests";
import { type RecruiterRequestState, requestStateTowards } from "./request-state";

export type PlayerView = NonNullable<Awaited<ReturnType<typeof getPlayer>>>;

/** A player, by id or handle, at this actor's access level; null if unknown, unlisted or blocked. Records the view; a name is shown only if its view was recorded. */
export const getPlayer = query({
  limit: { act: "getPlayer", person: { burst: 240, seconds: 60 } },
  read: playerFor,
});

export async function playerFor(actor: Actor, idOrHandle: string) {
  const playerId = await findVisibleId(actor, idOrHandle);
  return playerId ? readPlayer(actor, playerId).catch(retryIfClosed(() => readPlayer(actor, playerId))) : null;
}

/** If the name is closed between two queries, the player is read once more. */
const retryIfClosed =
  <T>(retry: () => Promise<T>) =>
  (error: unknown) => {
    if (error instanceof Refusal && error.code === "identity_already_closed") return retry();
    throw error;
  };

async function readPlayer(actor: Actor, playerId: string) {
  const requestState = await requestStateTowards(actor, playerId);
  const view = await readAtAccessLevel(actor, playerId, requestState);
  return (
    view && {
      ...view,
      towards: requestState,
      mayAsk: mayRequest(actor, requestState),
      mine: actor.playerId === playerId,
    }
  );
}

async function findVisibleId(actor: Actor, idOrHandle: string): Promise<string | undefined> {
  const key = idInput.safeParse(idOrHandle).success ? { id: idOrHandle } : { handle: idOrHandle.replaceAll("\0", "") };
  const player = await db.player.findUnique({ where: key, select: { id: true } });
  const [visibleId] = await visibleAmong(actor, player ? [player.id] : []);
  return visibleId;
}

async function readAtAccessLevel(actor: Actor, playerId: string, requestState: RecruiterRequestState) {
  const accessLevel = accessLevelOf(actor, playerId, requestState);
  if (accessLevel === "card") return seesAllMedia(actor, playerId) ? moderatorCardOf(playerId) : cardOf(playerId);
  await recordVisit(actor, playerId, accessLevel === "identity" ? requestState.disclosure : null);
  return accessLevel === "profile" ? profileOf(playerId) : identityOf(playerId, requestState.disclosure);
}

async function recordVisit(actor: Actor, playerId: string, disclosure: { id: string } | null) {
  if (disclosure) await viewIdentity(actor, { disclosureId: disclosure.id });
  if (actor.recruiterId) await openProfile(actor, { playerId }).catch((err) => log.warn({ err }, "visit not noted"));
}

type CardView = { accessLevel: "card"; player: PlayerCard; media: PlayerMedia | null };

export async function cardOf(id: string): Promise<CardView | null> {
  const row = await db.player.findUnique({ where: { id }, select: cardSelect });
  const [player] = await toCard(row ? [row] : []);
  return player ? { accessLevel: "card", player, media: null } : null;
}

async function moderatorCardOf(id: string): Promise<CardView | null> {
  const card = await cardOf(id);
  return card && { ...card, media: await mediaOf(id, { accessLevel: "identity", owner: true }) };
}

export async function profileOf(id: string) {
  const row = await db.player.findUnique({ where: { id }, select: profileSelect });
  if (!row) return null;
  const reader = { accessLevel: "profile", owner: false } as const;
  const [player, availability, evidence, media] = await Promise.all([
    toProfile(row, reader),
    availabilityOf(id),
    evidenceOf(id, reader),
    mediaOf(id, reader),
  ]);
  return { accessLevel: "profile" as const, player, availability, evidence, media };
}

export async function identityOf(id: string, disclosure: { openedAt: Date } | null) {
  const row = await db.player.findUnique({ where: { id }, select: identitySelect });
  const ownRow = disclosure ? null : await db.player.findUnique({ where: { id }, select: ownSelect });
  const contact = disclosure ? await contactFor(id, disclosure) : ownRow && { of: "player" as const, ...ownRow };
  if (!row) return null;
  const reader = { accessLevel: "identity", owner: ownRow !== null } as const;
  const [player, availability, evidence, media] = await Promise.all([
    toIdentity(row, reader),
    availabilityOf(id),
    evidenceOf(id, reader),
    mediaOf(id, reader),
  ]);
  return { accessLevel: "identity" as const, player, contact, own: ownRow, availability, evidence, media };
}

async function evidenceOf(id: string, reader: Reader) {
  const [measures, confirmers, vouchers] = await Promise.all([
    measuresOf(id, reader),
    whoConfirmed(id, reader),
    confirmationsBySource(id, reader),
  ]);
  return { measures, confirmers, vouchers };
}
