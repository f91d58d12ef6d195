import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/admin/admin-frame";
import { redirectFor } from "@/components/admin/desks";
import { NotFound } from "@/components/layout/not-found";
import { CaseFile } from "@/components/moderation/desk/case-file";
import { getCase } from "@/lib/moderation/queries/cases";
import { isStaff } from "@/lib/platform/command/actor";
import { id } from "@/lib/platform/command/input";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("moderation"), robots: { index: false } };
}

export default async function AdminCasePage({ params }: PageProps<"/[locale]/admin/moderation/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "moderation")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const parsedId = id.safeParse((await params).id);
  const found = parsedId.success ? await getCase(actor, parsedId.data) : null;
  if (!found) return <NotFound />;
  const [zone, t] = [await readerZone(), await getTranslations("admin")];
  return (
    <AdminFrame title={found.title || t("moderation")} back={{ href: "/admin/moderation", label: t("moderation") }}>
      <CaseFile found={found} reader={actor.userId} zone={zone} />
    </AdminFrame>
  );
}
