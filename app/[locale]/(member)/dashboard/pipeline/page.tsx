import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { BoardPage } from "@/components/pipeline/board-page";
import { readBoard } from "@/components/pipeline/board-search";
import { memberActor } from "@/lib/entry/session";
import { boardOf } from "@/lib/pipeline/queries/board";
import { today } from "@/lib/pipeline/queries/narrowed";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("pipeline"))("title"), robots: { index: false } };
}

export default async function PipelinePage({ searchParams }: PageProps<"/[locale]/dashboard/pipeline">) {
  const actor = await memberActor("/dashboard/pipeline");
  if (actor.kind !== "recruiter") return redirect({ href: "/dashboard", locale: await getLocale() });
  const search = readBoard(await searchParams);
  return <BoardPage board={await boardOf(actor, search, today(await readerZone()))} search={search} />;
}
