import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { PersonCase } from "@/lib/trust/queries/person-case";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";
import { isDocumentType } from "@/lib/trust/schema/check";
import { ApproveForm } from "./approve-form";
import { CheckList } from "./check-list";
import { Compared } from "./compared";
import { DocumentView } from "./document-view";
import { DueDay, useDueDay } from "./due-day";
import { ModelReading } from "./model-reading";
import { RevokeFirstApproval } from "./revoke-first-approval";
import { badgeOf, useCheckSummary, useCheckWords, useQuestionOptions, useRejectWords } from "./words";

type Props = { verificationCase: QueuedCase; zone: string | null } & Pick<PersonCase, "statedFacts" | "readAt">;

export function DocumentSection({ verificationCase, statedFacts, readAt, zone }: Props) {
  const t = useTranslations("verification");
  const [checkSummary, checkWords] = [useCheckSummary(), useCheckWords()];
  const type = isDocumentType(verificationCase.documentType)
    ? t(`type.${verificationCase.documentType}`)
    : verificationCase.documentType;
  const badge = badgeOf(verificationCase);
  const dueDay = useDueDay(verificationCase.due);
  const options = useQuestionOptions(verificationCase, statedFacts);
  const titleId = `title-${verificationCase.id}`;
  return (
    <section
      id={`case-${verificationCase.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-line-2 pt-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 lg:col-span-2">
        <h2 id={titleId} className="heading-xl">
          {type}
        </h2>
        <span className="flex flex-wrap items-center gap-3">
          {dueDay && <DueDay {...dueDay} />}
          <Badge look={badge.look}>{t(`state.${badge.state}`)}</Badge>
        </span>
      </header>
      <DocumentView file={verificationCase.file} type={type} />
      <div className="grid content-start gap-5">
        <Compared statedFacts={statedFacts} type={verificationCase.documentType} />
        <CheckList
          checks={verificationCase.checks}
          summary={checkSummary(verificationCase.checks)}
          words={checkWords}
        />
        {verificationCase.reading && <ModelReading reading={verificationCase.reading} options={options} zone={zone} />}
        {verificationCase.decided ? (
          <DecidedCase verificationCase={verificationCase} zone={zone} />
        ) : (
          <Decision {...{ verificationCase, statedFacts, readAt, zone }} />
        )}
      </div>
    </section>
  );
}

function DecidedCase({ verificationCase, zone }: { verificationCase: QueuedCase; zone: string | null }) {
  const t = useTranslations("verification.case");
  const format = useFormatter();
  const decidedOn = verificationCase.decidedAt ? format.dateTime(verificationCase.decidedAt, momentIn(zone)) : "";
  return (
    <div className="grid gap-2 border-s-4 border-line-2 ps-4 text-sm">
      <p>{t("decidedBy", { name: verificationCase.decidedBy ?? t("nobody"), at: decidedOn })}</p>
      {verificationCase.reason && <p className="text-ink-2">{verificationCase.reason}</p>}
    </div>
  );
}

function Decision({ verificationCase, statedFacts, readAt, zone }: Props) {
  const t = useTranslations("verification");
  const common = useTranslations("common");
  const format = useFormatter();
  const [options, texts] = [useQuestionOptions(verificationCase, statedFacts), useRejectWords()];
  const { first } = verificationCase;
  const decision = first && {
    name: first.by ?? t("case.nobody"),
    at: format.dateTime(first.approvedAt, momentIn(zone)),
  };
  return (
    <div className="relative grid gap-4">
      {first && decision && (
        <p className="text-sm">{t(first.isReaders ? "case.firstByYou" : "case.firstBy", decision)}</p>
      )}
      {first?.isReaders && <RevokeFirstApproval caseId={verificationCase.id} label={common("undo")} />}
      <ApproveForm
        caseId={verificationCase.id}
        readAt={readAt}
        options={first?.isReaders ? null : options}
        words={{
          ...texts,
          questions: t("case.questions"),
          approve: t(first ? "case.approveSecond" : "queue.approve"),
          approving: t("queue.approving"),
        }}
      />
    </div>
  );
}
