import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EntranceTop } from "@/components/layout/entrance-top";
import { type Box, turned } from "@/components/sports/crops";
import { Ground } from "@/components/sports/field";
import { direction, localePath } from "@/lib/core/i18n/routing";

const mat: Box = [430, 180, 340, 389];

/** The page /auth with one of its two tabs: each is an address of its own, so that both are static and need no scripts. */
export function Entrance({ tab, children }: { tab: "signIn" | "signUp"; children: ReactNode }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const rtl = direction(locale) === "rtl";
  return (
    <div className="split">
      <div className="form">
        <EntranceTop />
        <h1>{t(`${tab}.headline`)}</h1>
        {/* Plain links: the other form is another document, so that a browser never holds two with the same fields. */}
        <nav className="tabs" aria-label={t("tabs")}>
          <a href={localePath("/auth", locale)} aria-current={tab === "signIn" ? "page" : undefined}>
            {t("signIn.tab")}
          </a>
          <a href={localePath("/auth/signup", locale)} aria-current={tab === "signUp" ? "page" : undefined}>
            {t("signUp.tab")}
          </a>
        </nav>
        {children}
      </div>
      <div className="art field on-field" data-sport="taekwondo">
        <div className="stick">
          <Ground sport="taekwondo" box={rtl ? turned(mat) : mat} align="xMidYMin" />
          <div className="note">
            <p>{t("promise")}</p>
            <span className="dim" aria-hidden="true">
              Ø 8 m
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
