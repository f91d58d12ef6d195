import { useTranslations } from "next-intl";
import { usePrivacyWords } from "@/components/players/use-privacy-words";
import { Disclosure } from "@/components/ui/disclosure";
import type { GuardianView } from "@/lib/players/queries/guardian";

const points = ["sees", "asks", "cost"] as const;

export function GuardianExplained({ guardian: { player, coversAccount, firstName } }: { guardian: GuardianView }) {
  const t = useTranslations("players.guardian");
  const privacyTexts = usePrivacyWords({ minor: true });
  const values = { handle: player.handle, player: firstName, ...privacyTexts };
  return (
    <>
      <div className="border-t border-line">
        {points.map((point) => (
          <Disclosure key={point} summary={t(`${point}.title`)}>
            <p className="max-w-160 text-ink-2">{t(`${point}.text`, values)}</p>
          </Disclosure>
        ))}
      </div>
      {coversAccount && <p className="text-sm">{t("coversAccount")}</p>}
    </>
  );
}
