import type { Metadata } from "next";
import { connection } from "next/server";
import { getLocale, getTranslations } from "next-intl/server";
import { Board } from "@/components/jobs/board";
import { BoardHead } from "@/components/jobs/board-head";
import { askBoard } from "@/lib/jobs/queries/public";
import { jobSearch } from "@/lib/jobs/schema/job";
import { alternates } from "@/lib/platform/i18n/alternates";

// Sent in one piece, because without scripts a skeleton could not be replaced.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobs");
  const robots = { index: false, follow: true };
  return { title: t("title"), robots, alternates: alternates("/sport-jobs", await getLocale()) };
}

export default async function SportJobsSearchPage({ searchParams }: PageProps<"/[locale]/sport-jobs/search">) {
  const query = await searchParams;
  await connection();
  const search = jobSearch(query);
  const after = typeof query.after === "string" ? query.after : undefined;
  return (
    <div className="wrap board">
      <BoardHead />
      <Board search={search} list={await askBoard(search, after)} later={after !== undefined} />
    </div>
  );
}
