import { useFormatter, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { PlayerProfile } from "@/lib/players/queries/profile";

const line = "inline-flex items-center gap-1.5 text-xs font-semibold text-good [&>.icon]:size-4";

/** On a card the badge has no date. */
export function IdentityChecked() {
  const t = useTranslations("verification.badge");
  return (
    <p className={line}>
      <Icon name="check" /> {t("card")}
    </p>
  );
}

type Checked = Pick<PlayerProfile, "identityCheckedAt" | "identityBasis">;

/** States what was checked, when, by whom and against which document, but none of the document's data. */
export function IdentityCheckedOn({ identityCheckedAt, identityBasis }: Checked) {
  const t = useTranslations("verification.badge");
  const format = useFormatter();
  if (!identityCheckedAt || !identityBasis) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-ink-2">
      <span className="text-good">
        <Icon name="check" />
      </span>
      <span>{t(identityBasis, { date: format.dateTime(identityCheckedAt, "day") })}</span>
    </p>
  );
}
