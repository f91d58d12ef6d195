import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { PlatformFigures } from "@/lib/reports/queries/overview";
import { AdminTabs } from "./admin-tabs";
import { Figures } from "./figures";

type Props = ComponentProps<typeof AdminTabs> & { figures: PlatformFigures; children: ReactNode };

/** What every section of the administration stands in. */
export function AdminFrame({ current, pending, figures, children }: Props) {
  const t = useTranslations("admin");
  return (
    <div className="wrap admin-page">
      <header className="dash-head">
        <h1>{t("title")}</h1>
      </header>
      <Figures figures={figures} />
      <AdminTabs current={current} pending={pending} />
      {children}
    </div>
  );
}
