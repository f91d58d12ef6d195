import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayEditPlayer } from "@/lib/players/policy";
import { checkMinorContacts } from "@/lib/players/steps/check-minor-texts";
import { restorePlayer } from "@/lib/players/steps/take-down-player";
import { claimantToEdit } from "../queries/claimant";
import { newestClaims } from "../queries/newest";
import { attributeOfClaim, attributes, isNumber } from "../schema/catalogue";
import type { Claimant } from "../schema/plausible";
import { proseFields } from "../schema/privacy";
import { alwaysClaimed, MAX_CLAIMS, stateClaimsInput } from "../schema/stated";
import { stepsFor } from "../schema/steps";
import type { ClaimRow } from "../schema/typed-claim";
import { typedNumber } from "../schema/typed-number";
import { changesOf } from "../steps/changes-of";
import { followProfile } from "../steps/follow-profile";
import { keepClaim } from "../steps/keep-claim";
import { readClaims } from "../steps/read-claims";

/** One screen of what a player says of themselves: what is new is kept beside what was said before, what was emptied is withdrawn. */
export const stateClaims = command({
  limit: { act: "stateClaims", person: byHand },
  by: playerSide,
  input: stateClaimsInput,
  load: (tx, _input, actor) => claimantToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: player }) => {
    const { id: playerId, claimant, sports, positionIn } = player;
    const { sport, step: slug } = input;
    if (!sports.includes(sport)) refuse("sport_invalid");
    const steps = stepsFor({ sport, position: positionIn(sport), age: claimant.age });
    const at = steps.findIndex((step) => step.slug === slug);
    const screen = steps[at]?.attributes ?? refuse("not_found");
    const today = new Date(now().toISOString().slice(0, 10));
    const before = await newestClaims(
      playerId,
      screen.map(({ key }) => key),
      tx,
    );
    const read = readClaims(screen, input, {
      sport,
      claimant: entering(claimant, input),
      today,
      locale: actor.locale,
      known: profileFigures(before),
    });
    const { kept: changed, emptied } = changesOf(read, before, { ...input, today });
    checkMinorContacts(player, Object.fromEntries(changed.map((claim) => [claim.attribute, textsIn(claim)])));
    if ((await tx.playerClaim.count({ where: { playerId } })) + changed.length > MAX_CLAIMS) refuse("claims_full");
    for (const claim of changed) await keepClaim(tx, { playerId, ...claim });
    for (const about of emptied) await tx.playerClaim.deleteMany({ where: { playerId, ...about } });
    if (emptied.some(({ attribute }) => alwaysClaimed.includes(attribute))) await followProfile(tx, playerId);
    if (changed.length + emptied.length > 0) {
      await restorePlayer(tx, playerId);
      await recordEvent(tx, actor, "player.updated", { playerId });
    }
    return { kept: changed.length, sport, main: sport === sports[0], next: steps[at + 1]?.slug ?? null };
  },
});

/** Height and weight, which the profile's form takes in limits of its own. */
const profileFigures = (claims: readonly { attribute: string; number: number | null }[]) =>
  Object.fromEntries(
    claims
      .filter(({ attribute }) => attribute === "height_cm" || attribute === "weight_kg")
      .map(({ attribute, number }) => [attribute, number]),
  );

/** The words typed in the rows of a claim, one a line. */
function textsIn({ attribute, sport, parts }: { attribute: string; sport: string | null; parts: ClaimRow[] | null }) {
  const fields = proseFields(attributeOfClaim({ attribute, sport }));
  return (parts ?? []).flatMap((row) => fields.flatMap((field) => row[field] ?? [])).join("\n");
}

/** The category and the height that are told on the same screen hold at once. */
function entering(
  claimant: Claimant,
  { competition_category: ageCategory, height_cm: tall }: Record<string, unknown>,
): Claimant {
  const category =
    ageCategory === "men" || ageCategory === "women" || ageCategory === "open" ? ageCategory : claimant.category;
  const height = typeof tall === "string" && tallness ? typedNumber(tall, tallness) : null;
  return { ...claimant, category, height: height ?? claimant.height ?? null };
}

const tallness = attributes.filter(isNumber).find(({ key }) => key === "height_cm");
