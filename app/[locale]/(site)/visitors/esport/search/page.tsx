import type { Metadata } from "next";
import { connection } from "next/server";
import { EsportPage, esportMetadata } from "@/components/players/esport/esport-page";
import { listEsportPlayers } from "@/lib/players/queries/public-esport";
import { esportSearch } from "@/lib/players/schema/esport-search";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await esportMetadata()),
  robots: { index: false, follow: true },
});

/** Rewritten from `/esport` with a filter or a later page. */
export default async function EsportSearch({ searchParams }: PageProps<"/[locale]/visitors/esport/search">) {
  const query = await searchParams;
  await connection();
  const search = esportSearch(query);
  const after = typeof query.after === "string" ? query.after : undefined;
  return <EsportPage result={await listEsportPlayers(search, after)} search={search} later={after !== undefined} />;
}
