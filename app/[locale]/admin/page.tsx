import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminTabs } from "@/components/admin/admin-tabs";
import { Figures } from "@/components/admin/figures";
import { Queue } from "@/components/verification/queue";
import { redirect } from "@/lib/core/i18n/navigation";
import { platformFigures } from "@/lib/reports/queries/overview";
import { currentActor } from "@/lib/session";
import { kycQueue } from "@/lib/verification/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("admin");
  return { title: t("title"), robots: { index: false } };
}

export default async function AdminPage() {
  const actor = await currentActor();
  const [t, figures, queue] = await Promise.all([getTranslations("admin"), platformFigures(actor), kycQueue(actor)]);
  if (!figures) return redirect({ href: "/auth", locale: await getLocale() });
  return (
    <div className="wrap admin-page">
      <header className="dash-head">
        <h1>{t("title")}</h1>
      </header>
      <Figures figures={figures} />
      <AdminTabs current="kyc" pending={queue.total} />
      <Queue {...queue} />
    </div>
  );
}
