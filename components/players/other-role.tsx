import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import "./sign-up.css";

/** For recruiters and the staff, whose account cannot bear a player's profile. */
export function OtherRole() {
  const t = useTranslations("players.otherRole");
  return (
    <div className="wrap head grid justify-items-start gap-5 pb-section">
      <h1>{t("title")}</h1>
      <p className="lead">{t("text")}</p>
      <LinkButton variant="go" href="/dashboard">
        {t("dashboard")}
      </LinkButton>
    </div>
  );
}
