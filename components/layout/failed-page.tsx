import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";
import { Link } from "@/lib/platform/i18n/navigation";

/** The whole page when none can be made: without scripts the same address is simply asked for again. */
export const FailedPage = ({ what }: { what: string }) => (
  <Unavailable title={what} hint={useTranslations("ui")("failedForNow")} />
);

/** Kept by the browser (public/sw.js) for when there is no network. */
export function OfflinePage() {
  const t = useTranslations("ui");
  return <Unavailable title={t("offline")} hint={t("offlineHint")} />;
}

function Unavailable({ title, hint }: { title: string; hint: string }) {
  const t = useTranslations("ui");
  const home = useTranslations("not-found")("home");
  return (
    <div className="wrap head lost">
      <Unchalked />
      <div>
        <h1>{title}</h1>
        <p className="lead">{hint}</p>
        <div className="acts">
          <a className={buttonClass({ variant: "go" })} href={thisAddress}>
            {t("retry")}
          </a>
          <Link className={buttonClass()} href="/">
            {home}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** With its question, which "?" would drop. */
const thisAddress = "";
