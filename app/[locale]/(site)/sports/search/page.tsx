import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { sportsMetadata } from "@/components/sports/sports-metadata";
import { SportsPage } from "@/components/sports/sports-page";
import { listSports } from "@/lib/sports/queries/public";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await sportsMetadata()),
  robots: { index: false },
});

/** Rewritten from `/sports` with a query. */
export default async function SportsSearch({ searchParams }: PageProps<"/[locale]/sports/search">) {
  const [{ q }, sports] = await Promise.all([searchParams, listSports(await getLocale())]);
  return <SportsPage sports={sports} phrase={typeof q === "string" ? q.slice(0, 80) : ""} />;
}
