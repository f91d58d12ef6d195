import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A link that opens nothing any more: unknown, replaced, or its player is of age. */
export function GuardianClosed({ grownUp }: { grownUp?: string }) {
  const t = useTranslations("players.guardian");
  const errors = useTranslations("errors");
  return (
    <div className="wrap page">
      <EmptyState
        title={grownUp ? t("ofAge.title", { player: grownUp }) : t("invalid.title")}
        hint={errors(grownUp ? "guardian_not_needed" : "guardian_link_invalid")}
      >
        <LinkButton href="/">{t("home")}</LinkButton>
      </EmptyState>
    </div>
  );
}
