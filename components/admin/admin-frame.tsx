import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { PlatformFigures } from "@/lib/reports/queries/overview";
import { AdminTabs } from "./admin-tabs";
import { Figures } from "./figures";

type Props = ComponentProps<typeof AdminTabs> & { figures: PlatformFigures | null; children: ReactNode };

/** What every section of the administration stands in. */
export function AdminFrame({ figures, children, ...tabs }: Props) {
  const t = useTranslations("admin");
  return (
    <div className="wrap admin-page">
      <header className="dash-head">
        <h1>{t("title")}</h1>
      </header>
      {figures && <Figures figures={figures} />}
      <AdminTabs {...tabs} />
      {children}
    </div>
  );
}
