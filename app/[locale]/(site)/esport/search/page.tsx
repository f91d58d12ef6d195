import type { Metadata } from "next";
import { connection } from "next/server";
import { EsportPage, esportMetadata } from "@/components/esport/esport-page";
import { listEsportPlayers } from "@/lib/esport/queries/public";
import { esportSearch } from "@/lib/esport/schema/search";

/** Shows itself whole or not at all. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await esportMetadata()),
  robots: { index: false, follow: true },
});

/** `/esport` with a filter or a later page, by a rewrite. */
export default async function EsportSearch({ searchParams }: PageProps<"/[locale]/esport/search">) {
  const query = await searchParams;
  await connection();
  const search = esportSearch(query);
  const after = typeof query.after === "string" ? query.after : undefined;
  return <EsportPage found={await listEsportPlayers(search, after)} search={search} later={after !== undefined} />;
}
