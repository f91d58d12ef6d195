import { notFound } from "next/navigation";
import { PlayersPage } from "@/components/search/players-page";
import { firstCards } from "@/lib/search/queries/public";
import { searchInput } from "@/lib/search/schema/search";

export { playersMetadata as generateMetadata } from "@/components/search/players-metadata";

export const ensureStatic = "navigation";
/** Nothing of it can stand before its address is known. */
export const instant = false;

/** Made when first asked for. Next wants one address at build time: this can be nobody's. */
export const generateStaticParams = () => [{ sport: "-", level: "-" }];

/** "any" stands for no sport and for no level; other words than ours have no page. */
export default async function StrangersPlayersBy({
  params,
}: PageProps<"/[locale]/strangers/players/by/[sport]/[level]">) {
  const { sport, level } = await params;
  const search = searchInput({ sport, levels: level });
  if ((search.sport ?? "any") !== sport || (search.levels?.[0] ?? "any") !== level) notFound();
  return <PlayersPage found={await firstCards(search)} />;
}
