import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AdminTabs } from "@/components/admin/admin-tabs";
import { Figures } from "@/components/admin/figures";
import { WishesDesk } from "@/components/jobs/wishes-desk";
import { redirect } from "@/lib/core/i18n/navigation";
import { wishesToHandle } from "@/lib/jobs/queries/wishes";
import { platformFigures } from "@/lib/reports/queries/overview";
import { currentActor } from "@/lib/session";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("admin");
  return { title: t("wishes"), robots: { index: false } };
}

export default async function AdminWishlistPage() {
  const actor = await currentActor();
  const [t, figures, waiting] = await Promise.all([
    getTranslations("admin"),
    platformFigures(actor),
    wishesToHandle(actor),
  ]);
  if (!figures || !waiting) return redirect({ href: "/auth", locale: await getLocale() });
  return (
    <div className="wrap admin-page">
      <header className="dash-head">
        <h1>{t("title")}</h1>
      </header>
      <Figures figures={figures} />
      <AdminTabs current="wishes" pending={waiting.total} />
      <WishesDesk {...waiting} />
    </div>
  );
}
