import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { TooOften } from "@/components/layout/too-often";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { CaseList } from "@/components/trust/moderation/admin/case-list";
import { currentActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";
import { listCases } from "@/lib/trust/queries/cases";
import { caseChoices } from "@/lib/trust/schema/moderation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("moderation"), robots: { index: false } };
}

export default async function AdminModerationPage({ searchParams }: PageProps<"/[locale]/admin/moderation">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readListSearch(caseChoices, await searchParams);
  const list = await listCases(actor, search).catch(ifTooOften);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("moderation")}>
      {list instanceof Refusal ? <TooOften refusal={list} /> : <CaseList search={search} {...list} />}
    </AdminFrame>
  );
}
