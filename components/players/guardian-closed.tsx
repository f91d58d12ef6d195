import { useTranslations } from "next-intl";
import { LinkForm } from "./link-form";

/** Shown alike for expired, replaced and unknown links, and once the player is of age, so that the page reveals nothing. */
export function GuardianClosed() {
  const t = useTranslations("players.guardian.closed");
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="max-w-160 text-ink-2">{t("text")}</p>
      </header>
      <LinkForm />
    </div>
  );
}
