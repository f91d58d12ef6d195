import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { LinkForm } from "./link-form";

/** Shown to guardians who are not signed in. */
export function GuardianStart() {
  const t = useTranslations("players.children");
  const common = useTranslations("common");
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("start")}</h1>
        <p className="max-w-160 text-ink-2">{t("startText")}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton variant="go" href="/auth?next=/guardian">
            {common("signIn")}
          </LinkButton>
          <LinkButton href="/auth/signup?next=/guardian">{common("createAccount")}</LinkButton>
        </p>
      </header>
      <LinkForm />
    </div>
  );
}
