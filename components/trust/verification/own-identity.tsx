import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { decisionDays } from "@/lib/documents/schema/limits";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { sendIdentityDocument } from "@/lib/trust/actions/verification";
import type { OwnIdentity as Own } from "@/lib/trust/queries/own-identity";
import { OwnDocument } from "./own-document";

const looks = { missing: "dash", pending: "dash", lapsed: "dash", rejected: "struck", checked: "full" } as const;

/** `guardian` is the key of the guardian's page, if the guardian sends the documents of the child `player`. */
type Props = { identity: Own; guardian?: string; player?: string };

/** State of the identity verification and the form for a document. */
export function OwnIdentity({ identity, guardian, player = "" }: Props) {
  const t = useTranslations("verification.identity");
  const format = useFormatter();
  const { state, checkedAt, documents, minor } = identity;
  const variant = guardian ? "child" : minor ? "minor" : "own";
  const date = checkedAt ? format.dateTime(checkedAt, "day") : "";
  return (
    <section className="block" id="identity-check" aria-labelledby="identity-check-title">
      <header>
        <h2 id="identity-check-title">{t("title")}</h2>
        <Badge look={looks[state]}>{t(`badge.${state}`)}</Badge>
      </header>
      <p className="small soft">{t(state, { whose: variant, player, date, days: decisionDays })}</p>
      {documents.length > 0 && (
        <>
          <ul className="mt-4 grid">
            {documents.map(({ type, own: ownDocument }) => (
              <OwnDocument key={type} type={type} own={ownDocument} action={sendIdentityDocument} guardian={guardian} />
            ))}
          </ul>
          <p className="xs">{t("private", { kept: identityKeptDays })}</p>
        </>
      )}
    </section>
  );
}
