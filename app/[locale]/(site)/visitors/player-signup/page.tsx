import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ClientWords } from "@/components/layout/client-words";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { PlayerForm } from "@/components/players/player-form";
import { SignUpHead } from "@/components/players/sign-up-head";
import { WhatHappensNext } from "@/components/players/what-happens-next";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("players");
  const description = { title: t("title"), description: t("lead"), picture: "players" as const };
  return pageMetadata({ path: "/player-signup", locale: await getLocale(), ...description });
}

export default async function VisitorsPlayerSignupPage() {
  const t = await getTranslations("players");
  return (
    <div className="wrap">
      <Trail steps={[{ name: t("title"), path: "/player-signup" }]} />
      <SignUpHead audience="visitor" />
      <div className="page-columns">
        <ClientWords only={["form", "ui"]}>
          <PlayerForm audience="visitor" draft={{}} />
        </ClientWords>
        <WhatHappensNext />
      </div>
    </div>
  );
}
