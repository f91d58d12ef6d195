import type { Metadata } from "next";
import { recruitersMetadata } from "@/components/recruiters/recruiters-metadata";
import { RecruitersPage } from "@/components/recruiters/recruiters-page";
import { directorySearch, listVerified } from "@/lib/recruiters/queries/public";

/** Shows itself whole or not at all. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await recruitersMetadata()),
  robots: { index: false, follow: true },
});

/** `/recruiters` with a sport or a later page, by a rewrite. */
export default async function RecruitersSearch({ searchParams }: PageProps<"/[locale]/recruiters/search">) {
  const search = directorySearch(await searchParams);
  return <RecruitersPage found={await listVerified(search)} search={search} />;
}
