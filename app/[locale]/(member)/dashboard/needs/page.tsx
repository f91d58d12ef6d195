import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OnlyReads } from "@/components/layout/only-reads";
import { TooOften } from "@/components/layout/too-often";
import { NeedList } from "@/components/pipeline/needs/need-list";
import { NewNeed } from "@/components/pipeline/needs/new-need";
import { NeedBox } from "@/components/search/need-box";
import { NeedRead } from "@/components/search/need-read";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { EmptyState } from "@/components/ui/empty-state";
import { memberActor } from "@/lib/entry/session";
import { ownNeeds } from "@/lib/pipeline/queries/needs";
import { longestTitle } from "@/lib/pipeline/schema/need";
import { actsForOrganization } from "@/lib/platform/command/actor";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { redirect } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import { readNeed } from "@/lib/search/queries/need";
import { reasonedIn } from "@/lib/search/schema/reasoned";
import { searchInput, searchQuery } from "@/lib/search/schema/search";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("needs.need"))("title"), robots: { index: false } };
}

export default async function OwnNeedsPage({ searchParams }: PageProps<"/[locale]/dashboard/needs">) {
  const [actor, t, query] = [
    await memberActor("/dashboard/needs"),
    await getTranslations("needs.need"),
    await searchParams,
  ];
  const locale = (await getLocale()) as Locale;
  if (!actor.recruiterId) return redirect({ href: "/dashboard", locale });
  const [acts, search] = [actsForOrganization(actor), searchInput(query)];
  // Earlier links call the text that was read `said`.
  const [needText, submittedText] = [textOf(query.need), textOf(query.needText ?? query.said)];
  const readText = (text: string) =>
    readNeed(actor, text, { locale, sport: search.sport, purpose: "need" }).catch(ifTooOften);
  const understood = needText ? await readText(needText) : null;
  if (understood && !(understood instanceof Refusal))
    return redirect({ href: `/dashboard/needs${searchQuery(understood.search, { needText })}`, locale });
  const [needs, need] = await Promise.all([ownNeeds(actor), submittedText ? readText(submittedText) : null]);
  const refusal = [understood, need].find((answer) => answer instanceof Refusal);
  const writes = Object.keys(search).length > 0;
  return (
    <div className="wrap">
      <AdminFrame title={t("title")} lead={t("lead")} back={{ href: "/dashboard" }}>
        {acts ? (
          <section aria-labelledby="new" className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <h2 id="new" className="heading-xl">
              {t("new")}
            </h2>
            <NeedBox key={submittedText} text={submittedText} sport={search.sport} page="/dashboard/needs" />
            {submittedText && need && !(need instanceof Refusal) && (
              <NeedRead need={need} text={submittedText} search={search} page="/dashboard/needs" />
            )}
            {refusal && <TooOften refusal={refusal} />}
            {writes && (
              <NewNeed
                key={searchQuery(search)}
                search={search}
                title={submittedText?.slice(0, longestTitle)}
                needs={needs.map(({ id, title }) => ({ value: id, label: title }))}
                keepable={needs.some((candidate) => reasonedIn(candidate.search).length > 0)}
              />
            )}
          </section>
        ) : (
          <OnlyReads />
        )}
        <section aria-labelledby="own" className="grid grid-cols-[minmax(0,1fr)] gap-4 pt-6">
          <h2 id="own" className="heading-xl">
            {t("own")}
          </h2>
          {needs.length === 0 ? (
            <EmptyState drawing="offside" title={t("empty")} {...(acts && { hint: t("emptyHint") })} />
          ) : (
            <NeedList needs={needs} />
          )}
        </section>
      </AdminFrame>
    </div>
  );
}

const textOf = (value: string | string[] | undefined) => (typeof value === "string" && value.trim()) || undefined;
