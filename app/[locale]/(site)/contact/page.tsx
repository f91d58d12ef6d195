import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { Ways } from "@/components/support/contact/ways";
import { WriteToUs } from "@/components/support/contact/write-to-us";
import { contacts } from "@/lib/platform/text/contacts";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("contact");
  return pageMetadata({
    path: "/contact",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "contact",
  });
}

export default async function ContactPage() {
  const t = await getTranslations("contact");
  const { email, phone } = contacts();
  return (
    <div className="wrap">
      <Trail steps={[{ name: t("title"), path: "/contact" }]} />
      <header className="head">
        <h1>{t("headline")}</h1>
        <p className="lead">{t("lead")}</p>
      </header>
      <Ways email={email} phone={phone} />
      <WriteToUs />
    </div>
  );
}
