import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OrganizedList } from "@/components/events/organized-list";
import { OnlyReads } from "@/components/layout/only-reads";
import { TooOften } from "@/components/layout/too-often";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { LinkButton } from "@/components/ui/link-button";
import { memberActor } from "@/lib/entry/session";
import { organizers } from "@/lib/events/policy";
import { organizedEvents } from "@/lib/events/queries/organized";
import { eventChoices } from "@/lib/events/schema/organizer-list";
import { isAllowed } from "@/lib/platform/command/actor";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("own"), robots: { index: false } };
}

export default async function OwnEventsPage({ searchParams }: PageProps<"/[locale]/dashboard/events">) {
  const [actor, t] = [await memberActor("/dashboard/events"), await getTranslations("events.organizer")];
  const search = readListSearch(eventChoices, await searchParams);
  const list = await organizedEvents(actor, "club", search).catch(ifTooOften);
  if (!list) return redirect({ href: "/dashboard", locale: await getLocale() });
  const acts = isAllowed(organizers, actor);
  return (
    <div className="wrap">
      <AdminFrame title={t("own")} lead={t("lead")} back={{ href: "/dashboard" }}>
        {acts ? (
          <LinkButton className="justify-self-start" variant="go" href="/dashboard/events/new">
            {t("create")}
          </LinkButton>
        ) : (
          <OnlyReads />
        )}
        {list instanceof Refusal ? (
          <TooOften refusal={list} />
        ) : (
          <OrganizedList side="club" acts={acts} search={search} {...list} />
        )}
      </AdminFrame>
    </div>
  );
}
