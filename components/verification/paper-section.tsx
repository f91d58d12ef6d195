import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { QueuedCase } from "@/lib/verification/queries/paper";
import type { PersonCase } from "@/lib/verification/queries/person-case";
import { isDocumentType } from "@/lib/verification/schema/check";
import { ApproveForm } from "./approve-form";
import { CheckList } from "./check-list";
import { Compared } from "./compared";
import { MachineReading } from "./machine-reading";
import { PaperView } from "./paper-view";
import { TakeBackFirst } from "./take-back-first";
import { badgeOf, useQuestionOptions, useRejectWords } from "./words";

type Props = { paper: QueuedCase; zone: string | null } & Pick<PersonCase, "told" | "readAt">;

/** One paper, beside what it is compared with and what has to be seen on it. */
export function PaperSection({ paper, told, readAt, zone }: Props) {
  const t = useTranslations("verification");
  const type = isDocumentType(paper.documentType) ? t(`type.${paper.documentType}`) : paper.documentType;
  const badge = badgeOf(paper);
  const options = useQuestionOptions(paper, told);
  const titleId = `title-${paper.id}`;
  return (
    <section
      id={`case-${paper.id}`}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 border-t border-line-2 pt-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 lg:col-span-2">
        <h2 id={titleId} className="heading-xl">
          {type}
        </h2>
        <Badge look={badge.look}>{t(`state.${badge.state}`)}</Badge>
      </header>
      <PaperView file={paper.file} type={type} />
      <div className="grid content-start gap-5">
        <Compared told={told} type={paper.documentType} />
        <CheckList checks={paper.checks} />
        {paper.reading && <MachineReading reading={paper.reading} options={options} zone={zone} />}
        {paper.decided ? <Decided paper={paper} zone={zone} /> : <Decision {...{ paper, told, readAt, zone }} />}
      </div>
    </section>
  );
}

function Decided({ paper, zone }: { paper: QueuedCase; zone: string | null }) {
  const t = useTranslations("verification.case");
  const format = useFormatter();
  const at = paper.decidedAt ? format.dateTime(paper.decidedAt, momentIn(zone)) : "";
  return (
    <div className="grid gap-2 border-s-4 border-line-2 ps-4 text-sm">
      <p>{t("decidedBy", { name: paper.decidedBy ?? t("nobody"), at })}</p>
      {paper.reason && <p className="text-ink-2">{paper.reason}</p>}
    </div>
  );
}

function Decision({ paper, told, readAt, zone }: Props) {
  const t = useTranslations("verification");
  const format = useFormatter();
  const [options, words] = [useQuestionOptions(paper, told), useRejectWords()];
  const { first } = paper;
  const decision = first && { name: first.by ?? t("case.nobody"), at: format.dateTime(first.at, momentIn(zone)) };
  return (
    <div className="relative grid gap-4">
      {first && decision && (
        <p className="text-sm">{t(first.isReaders ? "case.firstByYou" : "case.firstBy", decision)}</p>
      )}
      {first?.isReaders && <TakeBackFirst caseId={paper.id} words={[t("queue.takeBack"), t("queue.takingBack")]} />}
      <ApproveForm
        caseId={paper.id}
        readAt={readAt}
        options={first?.isReaders ? null : options}
        words={{
          ...words,
          questions: t("case.questions"),
          approve: t(first ? "case.approveSecond" : "queue.approve"),
          approving: t("queue.approving"),
        }}
      />
    </div>
  );
}
