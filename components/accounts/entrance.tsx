import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { EntranceTop } from "@/components/layout/entrance-top";
import { type Box, turned } from "@/components/sports/crops";
import { Ground } from "@/components/sports/field";
import { direction, localePath } from "@/lib/platform/i18n/routing";

const mat: Box = [430, 180, 340, 389];

/** Each page of /auth has its own URL, so that all are static and work without scripts. */
export function Entrance({ page, children }: { page: "signIn" | "signUp" | "forgot"; children: ReactNode }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  const rtl = direction(locale) === "rtl";
  return (
    <div className="split">
      <div className="form">
        <EntranceTop back={page === "forgot" ? "/auth" : "/"} />
        <h1>{t(`${page}.headline`)}</h1>
        {page !== "forgot" && <Tabs page={page} />}
        {children}
      </div>
      <div className="art field on-field" data-sport="taekwondo">
        <div className="stick">
          <Ground sport="taekwondo" box={rtl ? turned(mat) : mat} align="xMidYMin" />
          <div className="note pe-12">
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

/** Plain links, so that a document never holds both forms with the same fields. */
function Tabs({ page }: { page: "signIn" | "signUp" }) {
  const t = useTranslations("accounts");
  const locale = useLocale();
  return (
    <nav className="tabs" aria-label={t("tabs")}>
      <a href={localePath("/auth", locale)} data-keeps-search="" aria-current={page === "signIn" ? "page" : undefined}>
        {t("signIn.tab")}
      </a>
      <a
        href={localePath("/auth/signup", locale)}
        data-keeps-search=""
        aria-current={page === "signUp" ? "page" : undefined}
      >
        {t("signUp.tab")}
      </a>
    </nav>
  );
}
