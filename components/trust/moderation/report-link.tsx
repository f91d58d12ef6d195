import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { ReportedKind } from "@/lib/trust/schema/moderation";

type Props = {
  kind: ReportedKind;
  id: string;
  /** Key of the guardian's page that contains the link. */
  guardian?: string | undefined;
  /** True if the link has to name what is reported. */
  named?: boolean;
  /** Name for screen readers, in a list of several links. */
  about?: string;
  className?: string;
};

export function ReportLink({ kind, id, guardian, named: showsKind = false, about: subject, className = "" }: Props) {
  const t = useTranslations("moderation");
  const page = guardian ? `/guardian/${guardian}` : "";
  return (
    <Link
      className={`inline-flex min-h-target w-fit items-center gap-1.5 text-xs text-ink-3 hover:text-ink print:hidden ${className}`.trim()}
      href={`${page}/report/${kind}/${id}`}
      prefetch={false}
      rel="nofollow"
    >
      <Icon name="flag" />
      {showsKind ? t(`what.${kind}`) : t("report")}
      {!showsKind && <span className="vh">{subject ? <bdi>{subject}</bdi> : t(`kind.${kind}`)}</span>}
    </Link>
  );
}
