import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";

type Props = {
  title: string;
  lead?: ReactNode;
  /** How many wait for somebody; without it nothing waits in this section. */
  pending?: number;
  children: ReactNode;
};

/** A section of the administration, beside the rail of all sections. */
export function AdminFrame({ title, lead, pending, children }: Props) {
  const t = useTranslations("admin");
  return (
    <div className="grid gap-6 pt-6 pb-section">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
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
