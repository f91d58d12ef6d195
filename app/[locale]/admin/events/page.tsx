import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { OrganizedList } from "@/components/events/organized-list";
import { TooOften } from "@/components/layout/too-often";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { LinkButton } from "@/components/ui/link-button";
import { currentActor } from "@/lib/entry/session";
import { organizedEvents } from "@/lib/events/queries/organized";
import { eventChoices } from "@/lib/events/schema/organizer-list";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readListSearch } from "@/lib/platform/http/list-search";
import { redirect } from "@/lib/platform/i18n/navigation";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.organizer"))("caption"), robots: { index: false } };
}

export default async function AdminEventsPage({ searchParams }: PageProps<"/[locale]/admin/events">) {
  const [actor, t] = [await currentActor(), await getTranslations("events.organizer")];
  const search = readListSearch(eventChoices, await searchParams);
  const list = await organizedEvents(actor, "staff", search).catch(ifTooOften);
  if (!list) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("caption")} lead={t("lead")}>
      <LinkButton className="justify-self-start" variant="go" href="/admin/events/new">
        {t("create")}
      </LinkButton>
      {list instanceof Refusal ? (
        <TooOften refusal={list} />
      ) : (
        <OrganizedList side="staff" acts search={search} {...list} />
      )}
    </AdminFrame>
  );
}
