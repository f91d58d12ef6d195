import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { OrganizedList } from "@/components/events/organized-list";
import { TooOften } from "@/components/layout/too-often";
import { LinkButton } from "@/components/ui/link-button";
import { organizedEvents } from "@/lib/events/queries/organized";
import { eventChoices } from "@/lib/events/schema/desk";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { readDesk } from "@/lib/platform/http/desk";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { memberActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("events.desk"))("own"), robots: { index: false } };
}

export default async function OwnEventsPage({ searchParams }: PageProps<"/[locale]/dashboard/events">) {
  const [actor, t] = [await memberActor("/dashboard/events"), await getTranslations("events.desk")];
  const search = readDesk(eventChoices, await searchParams);
  const found = await organizedEvents(actor, "club", search).catch(ifTooOften);
  if (!found) return redirect({ href: "/dashboard", locale: await getLocale() });
  return (
    <div className="wrap">
      <AdminFrame title={t("own")} lead={t("lead")} back={{ href: "/dashboard" }}>
        <LinkButton className="justify-self-start" variant="go" href="/dashboard/events/new">
          {t("create")}
        </LinkButton>
        {found instanceof Refusal ? (
          <TooOften refusal={found} />
        ) : (
          <OrganizedList side="club" search={search} zone={await readerZone()} {...found} />
        )}
      </AdminFrame>
    </div>
  );
}
