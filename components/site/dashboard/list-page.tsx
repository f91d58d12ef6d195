import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";

/** A list of the dashboard on a page of its own; the list has the heading. */
export function ListPage({ children }: { children: ReactNode }) {
  const t = useTranslations("dashboard");
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] pt-3 pb-section">
      <h1 className="vh">{t("title")}</h1>
      <BackLink href="/dashboard" label={t("title")} />
      <div className="page-column max-w-192">{children}</div>
    </div>
  );
}
