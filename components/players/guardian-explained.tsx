import { useTranslations } from "next-intl";
import type { GuardianView } from "@/lib/players/queries/guardian";
import "./sign-up.css";

/** What the guardian is asked to agree to. */
export function GuardianExplained({ guardian: { player, coversAccount } }: { guardian: GuardianView }) {
  const t = useTranslations("players.guardian");
  return (
    <>
      <dl className="points">
        <div>
          <dt>{t("sees.title")}</dt>
          <dd>{t("sees.text", { handle: player.handle })}</dd>
        </div>
        <div>
          <dt>{t("asks.title")}</dt>
          <dd>{t("asks.text")}</dd>
        </div>
        <div>
          <dt>{t("cost.title")}</dt>
          <dd>{t("cost.text")}</dd>
        </div>
      </dl>
      {coversAccount && <p>{t("coversAccount")}</p>}
      {player.agentService && <p>{t("agent", { player: player.fullName })}</p>}
    </>
  );
}
