import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Board } from "@/components/jobs/board";
import { BoardHead } from "@/components/jobs/board-head";
import { pageMetadata } from "@/components/layout/page-metadata";
import { listOffers } from "@/lib/jobs/queries/public";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobs");
  return pageMetadata({
    path: "/sport-jobs",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "sport-jobs",
  });
}

export default async function SportJobsPage() {
  return (
    <div className="wrap board">
      <BoardHead />
      <Board list={await listOffers()} />
    </div>
  );
}
