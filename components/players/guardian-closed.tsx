import { useTranslations } from "next-intl";
import { LinkForm } from "./link-form";

/** A link that opens nothing any more: ended, replaced, never there, or its player is of age. All look alike. */
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
