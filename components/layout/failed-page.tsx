import { useTranslations } from "next-intl";
import { EmptyDrawing } from "@/components/ui/empty-state";
import { Link } from "@/lib/core/i18n/navigation";

/** The whole page when none can be made: without scripts the same address is simply asked for again. */
export function FailedPage() {
  const t = useTranslations("ui");
  const home = useTranslations("not-found")("home");
  return (
    <div className="wrap head lost">
      <EmptyDrawing />
      <div>
        <h1>{t("failed")}</h1>
        <p className="lead">{t("failedForNow")}</p>
        <div className="acts">
          <a className="btn go" href="?">
            {t("retry")}
          </a>
          <Link className="btn" href="/">
            {home}
          </Link>
        </div>
      </div>
    </div>
  );
}
