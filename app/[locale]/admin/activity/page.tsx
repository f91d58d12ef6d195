import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Activity } from "@/components/trust/admin/activity";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { Pagination } from "@/components/ui/pagination";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { recentActivity } from "@/lib/trust/queries/activity";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("activity"), robots: { index: false } };
}

export default async function AdminActivityPage({ searchParams }: PageProps<"/[locale]/admin/activity">) {
  const [actor, { before }, t] = [await currentActor(), await searchParams, await getTranslations("admin")];
  const after = typeof before === "string" && /^\d{1,18}$/.test(before) ? BigInt(before) : undefined;
  const [entries, zone] = await Promise.all([recentActivity(actor, after), readerZone()]);
  if (!entries) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  return (
    <AdminFrame title={t("allActivity")} back={{ href: "/admin", label: t("overview") }}>
      <Activity facts={entries.entries} zone={zone} />
      <Pagination
        first={after === undefined ? null : "/admin/activity"}
        next={entries.next === null ? null : `/admin/activity?before=${entries.next}`}
      />
    </AdminFrame>
  );
}
