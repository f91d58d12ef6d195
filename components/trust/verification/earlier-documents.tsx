import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { isDocumentType } from "@/lib/trust/schema/check";
import { badgeOf } from "./words";

export function EarlierDocuments({ documents, zone }: { documents: QueuedCase[]; zone: string | null }) {
  const t = useTranslations("verification");
  const format = useFormatter();
  if (documents.length === 0) return null;
  return (
    <Disclosure summary={t("case.earlier", { count: documents.length })}>
      <ul className="text-sm">
        {documents.map((document) => (
          <li key={document.id} className="grid gap-1 border-t border-line py-2">
            <span>
              <b className="font-semibold">
                {isDocumentType(document.documentType) ? t(`type.${document.documentType}`) : document.documentType}
              </b>{" "}
              · {t(`state.${badgeOf(document).state}`)}
            </span>
            {document.decidedAt && (
              <span className="text-xs text-ink-3">
                {t("case.decidedBy", {
                  name: document.decidedBy ?? t("case.nobody"),
                  at: format.dateTime(document.decidedAt, momentIn(zone)),
                })}
              </span>
            )}
            {document.reason && <span className="text-ink-2">{document.reason}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
