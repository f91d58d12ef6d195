import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { momentIn } from "@/lib/platform/i18n/formats";
import type { DocumentReading } from "@/lib/trust/queries/reading";
import { readVerdicts } from "@/lib/trust/schema/reading";

type Props = {
  reading: DocumentReading;
  /** Questions as the verifier reads them. */
  options: readonly { value: string; label: string }[];
  zone: string | null;
};

/** Answers that a language model gave about the document; they are never filled in automatically. */
export function ModelReading({ reading, options, zone }: Props) {
  const t = useTranslations("verification.reading");
  const format = useFormatter();
  if (reading.state !== "read") return <p className="text-sm text-ink-2">{t(reading.state)}</p>;
  const { model, readAt, tokens, seems, answers } = reading;
  const count = (verdict: string) => answers.filter((answer) => answer.verdict === verdict).length;
  const [yesCount = 0, noCount = 0, unsureCount = 0] = readVerdicts.map(count);
  const hasUnasked = options.some(({ value }) => !answers.some(({ question }) => question === value));
  return (
    <Disclosure
      small
      className="border-y border-line"
      summary={t("line", { seems: t(`seems.${seems}`), yes: yesCount, no: noCount, unsure: unsureCount })}
    >
      <ul className="text-sm">
        {answers.map(({ question, verdict, reason }) => (
          <li key={question} className="grid gap-1 border-t border-line py-2">
            <span>
              <b className="font-semibold">{t(`verdict.${verdict}`)}</b>{" "}
              {options.find(({ value }) => value === question)?.label}
            </span>
            {reason && (
              <q lang="en" dir="auto" className="text-ink-2 wrap-anywhere">
                {reason}
              </q>
            )}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-2">
        {t("note")} {hasUnasked && t("notAsked")}
      </p>
      <p className="text-xs text-ink-3 wrap-anywhere">
        {t.rich("by", { model: () => <bdi>{model}</bdi>, at: format.dateTime(readAt, momentIn(zone)), tokens })}
      </p>
    </Disclosure>
  );
}
