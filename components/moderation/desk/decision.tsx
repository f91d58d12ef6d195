import { useFormatter, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { OpenedCase } from "@/lib/moderation/queries/cases";
import { momentIn } from "@/lib/platform/i18n/formats";
import { AnswerAppeal } from "./answer-appeal";
import { DecideForm } from "./decide-form";

type Props = { found: OpenedCase; reader: string; zone: string | null };

/** What is to be decided, was decided, was said against it and came of that. */
export function Decision({ found, reader, zone }: Props) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  const isOwn = found.concernedId === reader;
  const { ruling, rule, reason, decidedAt, appealedAt, appealDecidedAt, undone } = found;
  if (!decidedAt || !ruling) return isOwn ? <Notice>{t("desk.isYou")}</Notice> : <DecideForm found={found} />;
  const former = t("desk.former");
  return (
    <div id="decision" className="grid scroll-mt-8 gap-10">
      <Words
        title={t("desk.isDecided", { ruling: t(`rulings.${ruling}`), name: found.decidedBy || former })}
        at={format.dateTime(decidedAt, momentIn(zone))}
        note={rule && t("desk.rest", { rule: t(`rules.${rule}`) })}
        text={reason}
      />
      {appealedAt && (
        <Words title={t("desk.appeal")} at={format.dateTime(appealedAt, momentIn(zone))} text={found.appeal} flagged />
      )}
      {appealedAt && !appealDecidedAt && (
        <>
          {found.decidedById === reader && <Notice>{t("desk.notYou")}</Notice>}
          {found.decidedById !== reader && isOwn && <Notice>{t("desk.isYou")}</Notice>}
          {found.decidedById !== reader && !isOwn && <AnswerAppeal caseId={found.id} />}
        </>
      )}
      {appealDecidedAt && (
        <Words
          title={t(`desk.is.${undone ? "undone" : "upheld"}`, { name: found.appealDecidedBy || former })}
          at={format.dateTime(appealDecidedAt, momentIn(zone))}
          text={found.appealAnswer}
        />
      )}
    </div>
  );
}

type WordsProps = { title: string; at: string; text: string; note?: string | null; flagged?: boolean };

function Words({ title, at, text, note, flagged = false }: WordsProps) {
  return (
    <section className={`grid gap-2 border-s-3 ps-4 ${flagged ? "border-flag" : "border-line-2"}`}>
      <h2 className="text-md font-semibold">{title}</h2>
      {note && <p className="text-sm text-ink-2">{note}</p>}
      <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere" dir="auto">
        {text}
      </p>
      <p className="text-xs text-ink-3">{at}</p>
    </section>
  );
}
