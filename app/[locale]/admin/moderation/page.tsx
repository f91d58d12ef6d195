import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { TooOften } from "@/components/layout/too-often";
import { CaseList } from "@/components/moderation/desk/case-list";
import { listCases } from "@/lib/moderation/queries/cases";
import { caseChoices } from "@/lib/moderation/schema";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("moderation"), robots: { index: false } };
}

export default async function AdminModerationPage({ searchParams }: PageProps<"/[locale]/admin/moderation">) {
  const [actor, t] = [await currentActor(), await getTranslations("admin")];
  const search = readDesk(caseChoices, await searchParams);
  const found = await listCases(actor, search).catch(ifTooOften);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("moderation")}>
      {found instanceof Refusal ? <TooOften refusal={found} /> : <CaseList search={search} {...found} />}
    </AdminFrame>
  );
}
