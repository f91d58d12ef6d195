import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import "./sign-up.css";

/** A link that opens nothing any more: unknown, replaced, or its player is of age. */
export function GuardianClosed({ grownUp }: { grownUp?: string }) {
  const t = useTranslations("players.guardian");
  const errors = useTranslations("errors");
  return (
    <div className="wrap head stopped">
      <h1>{grownUp ? t("ofAge.title", { player: grownUp }) : t("invalid.title")}</h1>
      <p className="lead">{errors(grownUp ? "guardian_not_needed" : "guardian_link_invalid")}</p>
      <LinkButton href="/">{t("home")}</LinkButton>
    </div>
  );
}
