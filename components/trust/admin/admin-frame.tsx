import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import type { Href } from "@/lib/platform/i18n/navigation";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Link back to the previous page. */
  back?: { href: Href; label?: string };
  /** Number of open items; without it the section has no queue. */
  pending?: number;
  children: ReactNode;
};

export function AdminFrame({ title, lead, back: backHref, pending, children }: Props) {
  const t = useTranslations("admin");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 pt-6 pb-section">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {backHref && (
          <p className="-mt-3 basis-full">
            <BackLink {...backHref} />
          </p>
        )}
        <h1 className="text-display-s">{title}</h1>
        {pending !== undefined && (
          <Badge look={pending > 0 ? "flag" : "dash"}>{t("pendingCount", { count: pending })}</Badge>
        )}
        {lead && <p className="small soft basis-full">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
