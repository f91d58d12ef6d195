import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EntranceTop } from "@/components/layout/entrance-top";
import { type Box, turned } from "@/components/sports/crops";
import { Ground } from "@/components/sports/field";
import { Tabs } from "@/components/ui/tabs";
import { direction } from "@/lib/core/i18n/routing";

const mat: Box = [430, 180, 340, 389];

/** The page /auth with one of its two tabs: each is an address of its own, so that both are static and need no scripts. */
export function Entrance({ tab, children }: { tab: "signIn" | "signUp"; children: ReactNode }) {
  const t = useTranslations("accounts");
  const rtl = direction(useLocale()) === "rtl";
  return (
    <div className="split">
      <div className="form">
        <EntranceTop />
        <h1>{t(`${tab}.headline`)}</h1>
        <Tabs
          label={t("tabs")}
          items={[
            { href: "/auth", label: t("signIn.tab"), current: tab === "signIn" },
            { href: "/auth/signup", label: t("signUp.tab"), current: tab === "signUp" },
          ]}
        />
        {children}
      </div>
      <div className="art field on-field" data-sport="taekwondo">
        <div className="stick">
          <Ground sport="taekwondo" box={rtl ? turned(mat) : mat} align="xMidYMin" />
          <div className="note">
            <p>{t("promise")}</p>
            <span className="dim">Ø 8 m</span>
          </div>
        </div>
      </div>
    </div>
  );
}
