import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { redirectFor } from "@/components/trust/admin/sections";
import { EmailPreview } from "@/components/trust/reports/email-preview";
import { currentActor } from "@/lib/entry/session";
import { redirect } from "@/lib/platform/i18n/navigation";
import { isLocale } from "@/lib/platform/i18n/routing";
import { emailPreview, listEmailKinds } from "@/lib/trust/queries/email-preview";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reports.health.emails"))("title"), robots: { index: false } };
}

export default async function AdminEmailsPage({ searchParams }: PageProps<"/[locale]/admin/health/emails">) {
  const [actor, locale, query] = [await currentActor(), await getLocale(), await searchParams];
  const language = isLocale(query.language) ? query.language : locale;
  const kinds = listEmailKinds(actor, language);
  const chosen = kinds?.find(({ name }) => name === query.email) ?? kinds?.[0];
  const preview = chosen && emailPreview(actor, chosen.name, language);
  if (!kinds || !preview) return redirect({ href: redirectFor(actor), locale });
  const t = await getTranslations();
  return (
    <AdminFrame
      title={t("reports.health.emails.title")}
      lead={t("reports.health.emails.lead")}
      back={{ href: "/admin/health", label: t("admin.health") }}
    >
      <EmailPreview kinds={kinds} name={chosen.name} language={language} preview={preview} />
    </AdminFrame>
  );
}
