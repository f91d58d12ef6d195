import { useFormatter, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { OpenedCase } from "@/lib/trust/queries/cases";
import { penaltyValues } from "@/lib/trust/schema/moderation";
import { AnswerAppeal } from "./answer-appeal";
import { DecideForm } from "./decide-form";

type Props = { openedCase: OpenedCase; reader: string; zone: string | null };

export function Decision({ openedCase, reader, zone }: Props) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  const isOwn = openedCase.concernedId === reader;
  const { ruling, rule, reason, penaltyCents, decidedAt, appealedAt, appealDecidedAt, undone: isUndone } = openedCase;
  if (!decidedAt || !ruling)
    return isOwn ? <Notice>{t("admin.isYou")}</Notice> : <DecideForm openedCase={openedCase} />;
  const former = t("admin.former");
  return (
    <div id="decision" className="grid scroll-mt-8 gap-10">
      <Words
        title={t("admin.isDecided", { ruling: t(`rulings.${ruling}`), name: openedCase.decidedBy || former })}
        at={format.dateTime(decidedAt, momentIn(zone))}
        note={[
          ...(rule ? [t("admin.rest", { rule: t(`rules.${rule}`) })] : []),
          ...(penaltyCents ? [t("admin.penalty", penaltyValues(penaltyCents))] : []),
        ].join(" · ")}
        text={reason}
      />
      {appealedAt && (
        <Words
          title={t("admin.appeal")}
          at={format.dateTime(appealedAt, momentIn(zone))}
          text={openedCase.appeal}
          flagged
        />
      )}
      {appealedAt && !appealDecidedAt && (
        <>
          {openedCase.decidedById === reader && <Notice>{t("admin.notYou")}</Notice>}
          {openedCase.decidedById !== reader && isOwn && <Notice>{t("admin.isYou")}</Notice>}
          {openedCase.decidedById !== reader && !isOwn && <AnswerAppeal caseId={openedCase.id} />}
        </>
      )}
      {appealDecidedAt && (
        <Words
          title={t(`admin.is.${isUndone ? "undone" : "upheld"}`, { name: openedCase.appealDecidedBy || former })}
          at={format.dateTime(appealDecidedAt, momentIn(zone))}
          text={openedCase.appealAnswer}
        />
      )}
    </div>
  );
}

type WordsProps = { title: string; at: string; text: string; note?: string | null; flagged?: boolean };

function Words({ title, at: date, text, note, flagged = false }: WordsProps) {
  return (
    <section className={`grid gap-2 border-s-3 ps-4 ${flagged ? "border-flag" : "border-line-2"}`}>
      <h2 className="text-md font-semibold">{title}</h2>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      <p className="text-xs text-ink-3">{date}</p>
    </section>
  );
}
