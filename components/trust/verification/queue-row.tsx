import { useFormatter, useLocale, useTranslations } from "next-intl";
import { displayNames } from "@/lib/platform/i18n/display-names";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { isDocumentType } from "@/lib/trust/schema/check";
import { useDueDay } from "./due-day";
import { type QueueRowData, QueueRowView, type QueueWords } from "./queue-row-view";
import { badgeOf, useCheckSummary } from "./words";

type Props = { verificationCase: QueuedCase; since: string; words: QueueWords };

/** Texts of a case for `QueueRowView`. */
export function QueueRow({ verificationCase, since: queueOpenedAt, words: texts }: Props) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const checkSummary = useCheckSummary();
  const badge = badgeOf(verificationCase);
  const dueDay = useDueDay(verificationCase.due);
  const { id, userId, file, documentType, createdAt, checks, decidedBy, reason, player } = verificationCase;
  const fileId = file && !file.isDeleted ? file.id : null;
  const isOpened = file?.opened ?? false;
  const noteOfFile =
    fileId === null ? t(file === null ? "queue.none" : "queue.gone") : isOpened ? texts.opened : texts.unopened;
  const row: QueueRowData = {
    id,
    userId,
    name: verificationCase.name ?? t("queue.unknown"),
    organization: useOrganization(verificationCase.organization),
    player: player
      ? t(player.minor ? "case.minor" : "case.player")
      : verificationCase.applicant === "poster"
        ? t("case.poster")
        : null,
    type: isDocumentType(documentType) ? t(`type.${documentType}`) : documentType,
    createdAt: { at: createdAt.toISOString(), date: format.dateTime(createdAt, "short") },
    due: dueDay,
    badge: { look: badge.look, text: t(`state.${badge.state}`) },
    checks,
    summary: checkSummary(checks),
    fileId,
    decided: verificationCase.decided
      ? [
          decidedBy && t("queue.by", { name: decidedBy }),
          reason,
          fileId && !isOpened ? t("queue.decidedUnopened") : null,
        ].flatMap((line) => line ?? [])
      : null,
    note: verificationCase.first?.isReaders ? texts.firstByYou : noteOfFile,
  };
  return <QueueRowView row={row} since={queueOpenedAt} words={texts} />;
}

function useOrganization(organization: QueuedCase["organization"]): QueueRowData["organization"] {
  const t = useTranslations("recruiters");
  const names = displayNames(useLocale(), "region");
  if (!organization) return null;
  const { organizationName, organizationType, city, country, websiteUrl } = organization;
  return {
    lines: [
      [organizationName, t(`type.${organizationType}`)],
      [city, names.of(country) ?? country],
    ],
    website: websiteUrl,
  };
}
