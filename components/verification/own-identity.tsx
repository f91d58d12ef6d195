import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { identityKeptDays } from "@/lib/documents/schema/document";
import { sendPaper } from "@/lib/verification/actions";
import type { OwnIdentity as Own } from "@/lib/verification/queries/own-identity";
import { decisionDays } from "@/lib/verification/schema/limits";
import { OwnPaper } from "./own-paper";

const looks = { missing: "dash", pending: "dash", lapsed: "dash", rejected: "struck", checked: "full" } as const;

/** `guardian` is the key of the page on which a guardian sends the papers of the child `player`. */
type Props = { identity: Own; guardian?: string; player?: string };

/** How far the check of who a player is has got, what it is for, and the way to send a paper. */
export function OwnIdentity({ identity, guardian, player = "" }: Props) {
  const t = useTranslations("verification.identity");
  const format = useFormatter();
  const { state, checkedAt, papers, minor } = identity;
  const whose = guardian ? "child" : minor ? "minor" : "own";
  const date = checkedAt ? format.dateTime(checkedAt, "day") : "";
  return (
    <section className="block" id="identity-check" aria-labelledby="identity-check-title">
      <header>
        <h2 id="identity-check-title">{t("title")}</h2>
        <Badge look={looks[state]}>{t(`badge.${state}`)}</Badge>
      </header>
      <p className="small soft">{t(state, { whose, player, date, days: decisionDays })}</p>
      {papers.length > 0 && (
        <>
          <ul className="mt-4 grid">
            {papers.map(({ type, own }) => (
              <OwnPaper key={type} type={type} own={own} action={sendPaper} guardian={guardian} />
            ))}
          </ul>
          <p className="xs">{t("private", { kept: identityKeptDays })}</p>
        </>
      )}
    </section>
  );
}
