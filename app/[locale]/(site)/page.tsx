import { useTranslations } from "next-intl";
import { Link } from "@/lib/core/i18n/navigation";

export const ensureStatic = "navigation";

export default function HomePage() {
  const t = useTranslations("layout");
  return (
    <div className="wrap head">
      <h1>{t("slogan")}</h1>
      <p className="lead">{t("description")}</p>
      <Link className="btn go" href="/auth?tab=signup">
        {t("signUp")}
      </Link>
    </div>
  );
}
