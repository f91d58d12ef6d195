import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { isClaimShown, type Reader } from "@/lib/players/queries/shown-claims";
import { subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { withheld } from "@/lib/players/queries/withheld";
import type { NumberAttribute } from "@/lib/sports/schema/attribute";
import { attributeOfClaim, attributes, isNumber } from "@/lib/sports/schema/catalogue";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { momentumOf, sprintMomentum } from "../schema/momentum";
import { type Measured, type Peers, peersByMeasurement } from "./peers";

type Row = Awaited<ReturnType<typeof figuresOf>>[number];

/** Returns a player's measurements in the order of the catalogue, with history and the rank of the newest among peers; the caller must check that the profile is visible. */
export async function measuresOf(playerId: string, reader: Reader) {
  const rows = (await figuresOf(playerId)).map((row) => withheld(row, toSubject(row.player), reader));
  const groups = Map.groupBy(rows, ({ attribute, sport }) => `${attribute} ${sport ?? ""}`);
  const measures = [...groups.values()].flatMap((group) => measureOf(group, reader)).toSorted(byCatalogue);
  const peers = await peersByMeasurement(playerId, measures.map(toCompare));
  return [...measures, ...computedOf(rows, measures)].map((measure) => ({
    ...measure,
    height: numberOf(measures, "height_cm"),
    ...compareWithPeers(measure, peers.get(measure.attribute.key)),
  }));
}

export async function ownMeasures(actor: Actor) {
  const playerId = actor.playerId ?? actor.guardianOf;
  return playerId ? measuresOf(playerId, { accessLevel: "identity", owner: true }) : [];
}

export type ShownMeasure = Awaited<ReturnType<typeof measuresOf>>[number];

const figuresOf = async (playerId: string) => {
  const rows = await db.playerClaim.findMany({
    where: { playerId, number: { not: null } },
    orderBy: [{ measuredOn: "desc" }, { createdAt: "desc" }],
    select: {
      id: true,
      attribute: true,
      sport: true,
      number: true,
      grade: true,
      source: true,
      measuredOn: true,
      measuredBy: true,
      player: { select: { ...subjectSelect, primarySport: true } },
    },
  });
  return rows.flatMap(({ number, ...row }) => (number === null ? [] : [{ ...row, number }]));
};

/** The history holds only values measured the same way as the newest, because hand-timed values are faster than electronic ones. */
function measureOf([newest, ...older]: Row[], reader: Reader) {
  const attribute = newest && attributeOfClaim(newest);
  if (!newest || !attribute || !isNumber(attribute)) return [];
  if (!isClaimShown(attribute, toSubject(newest.player), reader)) return [];
  const comparable = older.filter(({ measuredBy }) => byHand({ measuredBy }) === byHand(newest));
  const primarySport = newest.player.primarySport as SportSlug;
  return [
    {
      attribute,
      primarySport,
      newest: withoutPlayer(newest),
      history: [newest, ...comparable].toReversed().map(withoutPlayer),
    },
  ];
}

const places = new Map(attributes.map(({ key }, place) => [key, place]));
const placeOf = ({ attribute }: { attribute: NumberAttribute }) => places.get(attribute.key) ?? places.size;
const byCatalogue = (first: { attribute: NumberAttribute }, second: { attribute: NumberAttribute }) =>
  placeOf(first) - placeOf(second);

/** Only for adults whose main sport is rugby, and only from values this reader may see. */
function computedOf([row]: Row[], measures: ReturnType<typeof measureOf>): ReturnType<typeof measureOf> {
  if (row?.player.primarySport !== "rugby" || toSubject(row.player).minor) return [];
  const newest = (key: string) => measures.find(({ attribute }) => attribute.key === key)?.newest;
  const [weight, sprint] = [newest("weight_kg"), newest("sprint_10m")];
  const momentum = weight && sprint && momentumOf(weight, sprint);
  if (!momentum) return [];
  const momentumClaim = { ...momentum, attribute: sprintMomentum.key, sport: "rugby" };
  return [{ attribute: sprintMomentum, primarySport: "rugby", newest: momentumClaim, history: [momentumClaim] }];
}

const numberOf = (measures: ReturnType<typeof measureOf>, key: string) =>
  measures.find(({ attribute }) => attribute.key === key)?.newest.number ?? null;

export const byHand = ({ measuredBy }: Pick<Row, "measuredBy">) => measuredBy === "hand";

const withoutPlayer = ({ player: _player, ...row }: Row) => row;

const toCompare = ({ newest }: { newest: ReturnType<typeof withoutPlayer> }): Measured => ({
  attribute: newest.attribute,
  sport: newest.sport,
  number: newest.number,
  byHand: byHand(newest),
});

/** `percentile` is the share of peers with a worse value; the bands are rounded to the attribute's decimals. */
export function compareWithPeers({ attribute }: { attribute: NumberAttribute }, peers: Peers | undefined) {
  if (!peers) return { peerRank: null, bands: null };
  const { count, circle, below, shares } = peers;
  const percentile = Math.round((attribute.direction === "down" ? 1 - below : below) * 100);
  const scale = 10 ** attribute.decimals;
  return {
    peerRank: { count, circle, percentile },
    bands: shares.map((share) => Math.round(share * scale) / scale),
  };
}
