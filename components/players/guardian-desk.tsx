import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { GuardianView } from "@/lib/players/queries/guardian";
import { GuardianAnswer } from "./guardian-answer";
import { GuardianExplained } from "./guardian-explained";
import { GuardianSaid } from "./guardian-said";

type Props = {
  token: string;
  guardian: GuardianView;
  /** Contact requests waiting for the guardian. */
  children?: ReactNode;
};

/** The page behind a guardian's link, after and before the answer. */
export function GuardianDesk({ token, guardian, children }: Props) {
  const t = useTranslations("players.guardian");
  const { player, age } = guardian;
  return (
    <div className="wrap">
      <header className="head">
        <h1>{t("heading")}</h1>
        <p className="lead">{t("lead", { player: player.fullName, age })}</p>
      </header>
      <div className="desk">
        <div className="guardian-column">
          <GuardianSaid guardian={guardian} />
          {guardian.status === "confirmed" && children}
          <GuardianExplained guardian={guardian} />
        </div>
        <div className="guardian-column">
          <GuardianAnswer token={token} guardian={guardian} />
        </div>
      </div>
    </div>
  );
}
