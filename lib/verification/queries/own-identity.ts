import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import { bearsPlayersName, requiredOfPlayer } from "../schema/check";
import { casesOf, type OwnCase } from "./own";

/** How far the check of one's own identity has got, or on a guardian's page the child's; the papers and their reasons are for whoever sends them. Null for whoever has no such profile. */
export async function ownIdentity(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id ? await db.player.findUnique({ where: { id }, select: checked }) : null;
  if (!player) return null;
  const minor = isMinor(player.birthDate);
  const types = requiredOfPlayer[minor ? "minor" : "adult"];
  const cases = player.identityChecked ? [] : await casesOf(player.userId);
  const papers = types.map((type) => ({ type, own: stillAbout(player, cases, type) }));
  const sends = minor ? actor.kind === "guardian" : actor.kind === "player";
  return {
    minor,
    state: player.identityChecked ? ("checked" as const) : stateOf(player, papers),
    checkedAt: player.identityCheckedAt,
    basis: player.identityBasis,
    papers: sends && !player.identityChecked ? papers : [],
  };
}

export type OwnIdentity = NonNullable<Awaited<ReturnType<typeof ownIdentity>>>;

const checked = {
  userId: true,
  birthDate: true,
  namedAt: true,
  identityChecked: true,
  identityCheckedAt: true,
  identityBasis: true,
} as const;

/** What was decided about another name than today's says nothing any more. */
const stillAbout = (player: { namedAt: Date }, cases: OwnCase[], type: OwnCase["documentType"]) =>
  cases.find(
    ({ documentType, decidedAt }) =>
      documentType === type && !(bearsPlayersName(type) && decidedAt && decidedAt < player.namedAt),
  ) ?? null;

type Papers = { own: OwnCase | null }[];
type Open = "missing" | "pending" | "rejected" | "lapsed";

function stateOf({ identityCheckedAt }: { identityCheckedAt: Date | null }, papers: Papers): Open {
  const states = papers.map(({ own }) => own?.verificationStatus ?? "missing");
  if (states.includes("rejected")) return "rejected";
  if (states.includes("missing")) return identityCheckedAt ? "lapsed" : "missing";
  return "pending";
}
