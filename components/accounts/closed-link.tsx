import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

/** Shown for an e-mailed link that is no longer valid; `children` leads to a new one. */
export function ClosedLink({ children }: { children: ReactNode }) {
  const t = useTranslations("accounts.reset");
  const errors = useTranslations("errors");
  return (
    <div className="wrap head pb-24">
      <h1>{t("invalid")}</h1>
      <p className="lead">{errors("link_invalid")}</p>
      <p className="mt-6">{children}</p>
    </div>
  );
}
