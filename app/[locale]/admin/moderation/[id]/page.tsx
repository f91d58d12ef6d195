import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { NotFound } from "@/components/layout/not-found";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { CaseFile } from "@/components/trust/moderation/admin/case-file";
import { currentActor } from "@/lib/entry/session";
import { isStaff } from "@/lib/platform/command/actor";
import { id } from "@/lib/platform/command/input";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { getCase } from "@/lib/trust/queries/cases";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("admin"))("moderation"), robots: { index: false } };
}

export default async function AdminCasePage({ params }: PageProps<"/[locale]/admin/moderation/[id]">) {
  const actor = await currentActor();
  if (!isStaff(actor, "moderation")) return redirect({ href: redirectFor(actor), locale: await getLocale() });
  const parsedId = id.safeParse((await params).id);
  const openedCase = parsedId.success ? await getCase(actor, parsedId.data) : null;
  if (!openedCase) return <NotFound />;
  const [zone, t] = [await readerZone(), await getTranslations("admin")];
  return (
    <AdminFrame
      title={openedCase.title || t("moderation")}
      back={{ href: "/admin/moderation", label: t("moderation") }}
    >
      <CaseFile openedCase={openedCase} reader={actor.userId} zone={zone} />
    </AdminFrame>
  );
}
