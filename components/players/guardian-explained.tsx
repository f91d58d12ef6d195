import { useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import type { GuardianView } from "@/lib/players/queries/guardian";

const points = ["sees", "asks", "cost"] as const;

export function GuardianExplained({ guardian: { player, coversAccount, firstName } }: { guardian: GuardianView }) {
  const t = useTranslations("players.guardian");
  const privacyTexts = usePrivacyWords({ minor: true });
  const values = { handle: player.handle, player: firstName, ...privacyTexts };
  return (
    <>
      <dl className="grid border-b border-line">
        {points.map((point) => (
          <div key={point} className="grid gap-2 border-t border-line py-4">
            <dt className="font-semibold">{t(`${point}.title`)}</dt>
            <dd className="max-w-160 text-ink-2">{t(`${point}.text`, values)}</dd>
          </div>
        ))}
      </dl>
      {coversAccount && <p className="text-sm">{t("coversAccount")}</p>}
    </>
  );
}
