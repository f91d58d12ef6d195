import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** Shown if the account already has a role that excludes this profile. */
export function OtherRole({ profile }: { profile: "player" | "esport" | "organization" }) {
  const t = useTranslations("accounts.otherRole");
  return (
    <div className="wrap head grid justify-items-start gap-5 pb-section">
      <h1>{t(`${profile}.title`)}</h1>
      <p className="lead">{t(`${profile}.text`)}</p>
      <LinkButton variant="go" href="/dashboard">
        {t("dashboard")}
      </LinkButton>
    </div>
  );
}
