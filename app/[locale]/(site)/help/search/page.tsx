import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { FoundPassages } from "@/components/support/found-passages";
import { helpMetadata } from "@/components/support/help-metadata";
import { HelpPage } from "@/components/support/help-page";
import { longestSearch } from "@/lib/platform/command/input";
import { findPassages } from "@/lib/support/queries/find-passages";

/** Shows itself whole or not at all: without scripts nobody could exchange a skeleton for the list. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await helpMetadata()),
  robots: { index: false },
});

/** `/help` with a query, by a rewrite. */
export default async function HelpSearch({ searchParams }: PageProps<"/[locale]/help/search">) {
  const { q } = await searchParams;
  const query = (typeof q === "string" ? q : "").trim().slice(0, longestSearch);
  return (
    <HelpPage asked={query}>
      <FoundPassages asked={query} passages={findPassages(query, await getLocale())} />
    </HelpPage>
  );
}
