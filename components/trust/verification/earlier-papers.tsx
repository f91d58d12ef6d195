import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { QueuedCase } from "@/lib/trust/queries/paper";
import { isDocumentType } from "@/lib/trust/schema/check";
import { badgeOf } from "./words";

export function EarlierPapers({ papers, zone }: { papers: QueuedCase[]; zone: string | null }) {
  const t = useTranslations("verification");
  const format = useFormatter();
  if (papers.length === 0) return null;
  return (
    <Disclosure summary={t("case.earlier", { count: papers.length })}>
      <ul className="text-sm">
        {papers.map((document) => (
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
