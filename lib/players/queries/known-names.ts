import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { normalizeWithPositions } from "@/lib/platform/text/normalize-with-positions";
import { type Known, runsIn } from "../schema/names-in-text";

type MaybeText = string | null | undefined;

/** Which runs of words in these texts are the name of an organization, of one of the players' own `clubs`, or of a town of the gazetteer. */
export async function knownNames(tx: Tx, texts: readonly MaybeText[], clubs: readonly MaybeText[]): Promise<Known> {
  const runs = [...new Set(texts.flatMap((text) => (text ? runsIn(text) : [])))];
  if (runs.length === 0) return { clubs: new Set(), towns: new Map() };
  const registered = await tx.$queryRaw<{ run: string }[]>`
    select distinct c.run from unnest(${runs}::text[]) as c(run) join recruiters r on norm(r.organization_name) = norm(c.run)`;
  const towns = await tx.$queryRaw<{ run: string; residents: number }[]>`
    select c.run, max(t.population) as residents from unnest(${runs}::text[]) as c(run)
    join places t on t.key = norm(c.run) group by c.run`;
  const own = new Set(clubs.map((club) => normalizeWithPositions(club ?? "").text));
  return {
    clubs: new Set([
      ...registered.map(({ run }) => run),
      ...runs.filter((run) => own.has(normalizeWithPositions(run).text)),
    ]),
    towns: new Map(towns.map(({ run, residents }) => [run, residents])),
  };
}
