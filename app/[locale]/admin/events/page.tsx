import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { OrganizedList } from "@/components/events/organized-list";
import { TooOften } from "@/components/layout/too-often";
import { LinkButton } from "@/components/ui/link-button";
import { organizedEvents } from "@/lib/events/queries/organized";
import { eventChoices } from "@/lib/events/schema/desk";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.desk"))("caption"), robots: { index: false } };
}

export default async function AdminEventsPage({ searchParams }: PageProps<"/[locale]/admin/events">) {
  const [actor, t] = [await currentActor(), await getTranslations("events.desk")];
  const search = readDesk(eventChoices, await searchParams);
  const found = await organizedEvents(actor, "staff", search).catch(ifTooOften);
  if (!found) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("caption")} lead={t("lead")}>
      <LinkButton className="justify-self-start" variant="go" href="/admin/events/new">
        {t("create")}
      </LinkButton>
      {found instanceof Refusal ? (
        <TooOften refusal={found} />
      ) : (
        <OrganizedList side="staff" search={search} zone={await readerZone()} {...found} />
      )}
    </AdminFrame>
  );
}
