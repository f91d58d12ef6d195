import { getTranslations } from "next-intl/server";
import { EsportPage } from "@/components/players/esport/esport-page";
import { currentActor } from "@/lib/entry/session";
import { esportPortraitsFor } from "@/lib/players/queries/portraits";
import { listEsportPlayers } from "@/lib/players/queries/public-esport";
import { esportSearch } from "@/lib/players/schema/esport-search";
import { searchAccessLevel } from "@/lib/search/queries/access-level";

/** The variant for visitors has link previews and addresses in other languages as well. */
export const generateMetadata = async () => ({ title: (await getTranslations("esport"))("title") });

export default async function MembersEsportPage({ searchParams }: PageProps<"/[locale]/esport">) {
  const [actor, query] = await Promise.all([currentActor(), searchParams]);
  const search = esportSearch(query);
  const after = typeof query.after === "string" ? query.after : undefined;
  const [result, accessLevel] = await Promise.all([listEsportPlayers(search, after), searchAccessLevel(actor)]);
  const ids = result.players.map(({ id }) => id);
  const portraits = await esportPortraitsFor(actor, ids, accessLevel);
  return <EsportPage result={result} search={search} later={after !== undefined} portraits={portraits} />;
}
