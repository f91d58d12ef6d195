import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import { Unchalked } from "@/components/ui/unchalked";
import { Link } from "@/lib/platform/i18n/navigation";
import { GoBack } from "./go-back";

export function NotFound() {
  const t = useTranslations("not-found");
  return (
    <div className="wrap head lost">
      <meta name="http-status" content="404" />
      <Unchalked />
      <div>
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
        <div className="acts">
          <Link className={buttonClass({ variant: "go" })} href="/">
            {t("home")}
          </Link>
          <GoBack label={t("back")} />
        </div>
      </div>
    </div>
  );
}
