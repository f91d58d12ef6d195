import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { attributeOfClaim, attributes, isNumber } from "@/lib/sports/schema/catalogue";
import type { Claimant } from "@/lib/sports/schema/plausible";
import { stepsFor } from "@/lib/sports/schema/steps";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import { typedNumber } from "@/lib/sports/schema/typed-number";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { claimantToEdit } from "../queries/claimant";
import { newestClaims } from "../queries/newest";
import { proseFields, textFields } from "../schema/attribute-privacy";
import { alwaysClaimed, MAX_CLAIMS, stateClaimsInput } from "../schema/stated";
import { changesOf } from "../steps/changes-of";
import { checkMinorContacts } from "../steps/check-minor-texts";
import { followProfile } from "../steps/follow-profile";
import { keepClaim } from "../steps/keep-claim";
import { readClaims } from "../steps/read-claims";
import { restorePlayer } from "../steps/take-down-player";

/** Saves one screen of claims: new values are stored beside earlier ones, emptied values are deleted. */
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
    const index = steps.findIndex((step) => step.slug === slug);
    const screen = steps[index]?.attributes ?? refuse("not_found");
    const today = new Date(now().toISOString().slice(0, 10));
    const previous = await newestClaims(
      playerId,
      screen.map(({ key }) => key),
      tx,
    );
    const readValues = readClaims(screen, input, {
      sport,
      claimant: withEnteredValues(claimant, input),
      today,
      locale: actor.locale,
      previousFigures: profileFigures(previous),
    });
    const { kept: changed, emptied } = changesOf(readValues, previous, { ...input, today });
    checkMinorContacts(player, Object.fromEntries(changed.map((claim) => [claim.attribute, textsIn(claim)])));
    if ((await tx.playerClaim.count({ where: { playerId, label: null } })) + changed.length > MAX_CLAIMS)
      refuse("claims_full");
    for (const claim of changed) await keepClaim(tx, { playerId, ...claim });
    for (const emptiedClaim of emptied) await tx.playerClaim.deleteMany({ where: { playerId, ...emptiedClaim } });
    if (emptied.some(({ attribute }) => alwaysClaimed.includes(attribute))) await followProfile(tx, playerId);
    if (changed.length + emptied.length > 0) {
      await restorePlayer(tx, playerId);
      await playerEvents.record(tx, actor, "player.updated", { playerId });
    }
    return {
      kept: changed.length,
      sport,
      main: sport === sports[0],
      next: input.later ? null : (steps[index + 1]?.slug ?? null),
    };
  },
});

const profileFigures = (claims: readonly { attribute: string; number: number | null }[]) =>
  Object.fromEntries(
    claims
      .filter(({ attribute }) => attribute === "height_cm" || attribute === "weight_kg")
      .map(({ attribute, number }) => [attribute, number]),
  );

/** Returns the typed texts of a claim, one per line; license numbers lose their digits, because they may look like phone numbers. */
function textsIn({ attribute, sport, parts }: { attribute: string; sport: string | null; parts: ClaimRow[] | null }) {
  const definition = attributeOfClaim({ attribute, sport });
  const prose = proseFields(definition);
  const texts = (parts ?? []).flatMap((row) =>
    textFields(definition).map((field) => {
      const text = String(row[field] ?? "");
      return prose.includes(field) ? text : text.replace(/\d/g, "");
    }),
  );
  return texts.join("\n");
}

function withEnteredValues(
  claimant: Claimant,
  { competition_category: ageCategory, height_cm: heightText }: Record<string, unknown>,
): Claimant {
  const category =
    ageCategory === "men" || ageCategory === "women" || ageCategory === "open" ? ageCategory : claimant.category;
  const height = typeof heightText === "string" && heightAttribute ? typedNumber(heightText, heightAttribute) : null;
  return { ...claimant, category, height: height ?? claimant.height ?? null };
}

const heightAttribute = attributes.filter(isNumber).find(({ key }) => key === "height_cm");
