import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { ReportedKind } from "@/lib/moderation/schema";
import { Link } from "@/lib/platform/i18n/navigation";

type Props = {
  kind: ReportedKind;
  id: string;
  /** The key of the guardian's page it stands on. */
  guardian?: string | undefined;
  /** Says what is reported, where the place alone does not. */
  named?: boolean;
  /** Who it is about, for a reader who hears the links of a list. */
  about?: string;
  className?: string;
};

/** The quiet way to tell who moderates. */
export function ReportLink({ kind, id, guardian, named = false, about, className = "" }: Props) {
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
      {named ? t(`what.${kind}`) : t("report")}
      {!named && <span className="vh">{about ? <bdi>{about}</bdi> : t(`kind.${kind}`)}</span>}
    </Link>
  );
}
