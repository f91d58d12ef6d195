import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";
import { Link } from "@/lib/platform/i18n/navigation";

/** Complete page for errors; its link requests the same URL again, also without scripts. */
export const FailedPage = ({ what: failureKind }: { what: string }) => (
  <Unavailable title={failureKind} hint={useTranslations("ui")("failedForNow")} />
);

/** Cached by the service worker (public/sw.js) for use without a network. */
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

/** The empty URL keeps the query, which "?" would drop. */
const thisAddress = "";
