import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { normalizeWithPositions } from "@/lib/platform/text/normalize-with-positions";
import { type NamesToMask, runsIn } from "../schema/names-in-text";

type MaybeText = string | null | undefined;

/** Finds the runs of words in the texts that are names of organizations, of the given `clubs` or of towns. */
export async function knownNames(
  tx: Tx,
  texts: readonly MaybeText[],
  clubs: readonly MaybeText[],
): Promise<NamesToMask> {
  const wordRuns = [...new Set(texts.flatMap((text) => (text ? runsIn(text) : [])))];
  if (wordRuns.length === 0) return { clubs: new Set(), towns: new Map() };
  const organizations = await tx.$queryRaw<{ run: string }[]>`
    select distinct c.run from unnest(${wordRuns}::text[]) as c(run) join recruiters r on norm(r.organization_name) = norm(c.run)`;
  const towns = await tx.$queryRaw<{ run: string; residents: number }[]>`
    select c.run, max(t.population) as residents from unnest(${wordRuns}::text[]) as c(run)
    join places t on t.key = norm(c.run) group by c.run`;
  const ownClubs = new Set(clubs.map((club) => normalizeWithPositions(club ?? "").text));
  return {
    clubs: new Set([
      ...organizations.map(({ run }) => run),
      ...wordRuns.filter((run) => ownClubs.has(normalizeWithPositions(run).text)),
    ]),
    towns: new Map(towns.map(({ run, residents }) => [run, residents])),
  };
}
