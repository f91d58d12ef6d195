import { notFound } from "next/navigation";
import { PlayersPage } from "@/components/search/players-page";
import { firstCards } from "@/lib/search/queries/public";
import { searchInput } from "@/lib/search/schema/search";

export { playersMetadata as generateMetadata } from "@/components/search/players-metadata";

export const ensureStatic = "navigation";
/** No part can be rendered before the sport and the level are known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no sport has. */
export const generateStaticParams = () => [{ sport: "-", level: "-" }];

/** "any" stands for all sports or all levels; unknown values have no page. */
export default async function VisitorsPlayersBy({
  params,
}: PageProps<"/[locale]/visitors/players/by/[sport]/[level]">) {
  const { sport, level } = await params;
  const search = searchInput({ sport, levels: level });
  if ((search.sport ?? "any") !== sport || (search.levels?.[0] ?? "any") !== level) notFound();
  return <PlayersPage result={await firstCards(search)} />;
}
