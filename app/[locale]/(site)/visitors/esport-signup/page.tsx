import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/layout/client-words";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { EsportForm } from "@/components/players/esport/esport-form";
import { SignUpHead } from "@/components/players/sign-up-head";
import { WhatHappensNext } from "@/components/players/what-happens-next";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("esport");
  const description = { title: t("form.title"), description: t("lead"), picture: "players" as const };
  return pageMetadata({ path: "/esport-signup", locale: await getLocale(), ...description });
}

export default async function VisitorsEsportSignupPage() {
  const t = await getTranslations("esport");
  return (
    <div className="wrap">
      <Trail
        steps={[
          { name: t("title"), path: "/esport" },
          { name: t("form.title"), path: "/esport-signup" },
        ]}
      />
      <SignUpHead of="esport" audience="visitor" />
      <div className="page-columns">
        <ClientWords only={["form", "ui"]}>
          <EsportForm audience="visitor" draft={{}} />
        </ClientWords>
        <WhatHappensNext of="esport.form.next" />
      </div>
    </div>
  );
}
