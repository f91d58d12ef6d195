import "server-only";
import { playerSide } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayEditPlayer } from "@/lib/players/policy";
import { keepLeft, keepStated } from "@/lib/players/steps/keep-stated";
import { restorePlayer } from "@/lib/players/steps/take-down-player";
import { claimantToEdit } from "../queries/claimant";
import { newestClaims } from "../queries/newest";
import { attributes, isNumber } from "../schema/catalogue";
import type { Claimant } from "../schema/plausible";
import { MAX_CLAIMS, stateClaimsInput } from "../schema/stated";
import { stepsFor } from "../schema/steps";
import { typedNumber } from "../schema/typed-number";
import { changesOf } from "../steps/changes-of";
import { keepClaim } from "../steps/keep-claim";
import { readClaims } from "../steps/read-claims";

/** One screen of what a player says of themselves: what is new is kept beside what was said before, what was emptied is withdrawn. */
export const stateClaims = command({
  limit: { act: "stateClaims", person: byHand },
  by: playerSide,
  input: stateClaimsInput,
  load: (tx, _input, actor) => claimantToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: { id: playerId, claimant, sports, positionIn } }) => {
    const { sport, step: slug } = input;
    if (!sports.includes(sport)) refuse("sport_invalid");
    const steps = stepsFor({ sport, position: positionIn(sport), age: claimant.age });
    const at = steps.findIndex((step) => step.slug === slug);
    const screen = steps[at]?.attributes ?? refuse("not_found");
    const today = new Date(now().toISOString().slice(0, 10));
    const read = readClaims(screen, input, {
      sport,
      claimant: entering(claimant, input),
      today,
      locale: actor.locale,
    });
    const before = await newestClaims(
      playerId,
      screen.map(({ key }) => key),
      tx,
    );
    const { kept, emptied } = changesOf(read, before, { ...input, today });
    if ((await tx.playerClaim.count({ where: { playerId } })) + kept.length > MAX_CLAIMS) refuse("claims_full");
    for (const claim of kept) await keepClaim(tx, { playerId, ...claim });
    for (const about of emptied) await tx.playerClaim.deleteMany({ where: { playerId, ...about } });
    await keepStated(tx, playerId, sport, kept);
    const withdrawn = emptied.map(({ attribute }) => attribute);
    if (withdrawn.length > 0) await keepLeft(tx, playerId, withdrawn, await newestClaims(playerId, withdrawn, tx));
    if (kept.length + emptied.length > 0) {
      await restorePlayer(tx, playerId);
      await record(tx, actor, "player.updated", { playerId });
    }
    return { kept: kept.length, sport, main: sport === sports[0], next: steps[at + 1]?.slug ?? null };
  },
});

/** The category and the height that are told on the same screen hold at once. */
function entering(
  claimant: Claimant,
  { competition_category: told, height_cm: tall }: Record<string, unknown>,
): Claimant {
  const category = told === "men" || told === "women" || told === "open" ? told : claimant.category;
  const height = typeof tall === "string" && tallness ? typedNumber(tall, tallness) : null;
  return { ...claimant, category, height: height ?? claimant.height ?? null };
}

const tallness = attributes.filter(isNumber).find(({ key }) => key === "height_cm");
