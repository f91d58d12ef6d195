import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { DecisionNotice as Decision } from "@/lib/trust/queries/notice";
import { penaltyValues } from "@/lib/trust/schema/moderation";
import { AppealForm } from "./appeal-form";

type Props = { notice: Decision; address: string };

/** The decision, its reason and rule, and the appeal. `address` is the path of the page. */
export function DecisionNotice({ notice, address }: Props) {
  const t = useTranslations("moderation");
  const format = useFormatter();
  const { kind, title, ruling, rule, reason, penaltyCents, decidedAt, suspendedUntil } = notice;
  const day = suspendedUntil ? format.dateTime(suspendedUntil, "day") : "";
  return (
    <div className="wrap grid grid-cols-[minmax(0,46rem)] gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("notice.title")}</h1>
        <p className="text-ink-2">{t("notice.decidedOn", { day: format.dateTime(decidedAt, "day") })}</p>
      </header>
      <dl className="grid gap-5 border-y border-line-2 py-6">
        <Line name={t("notice.about")}>
          {t(`kind.${kind}`)} · <bdi>{title}</bdi>
        </Line>
        <Line name={t("notice.decision")}>
          <b className="font-semibold">{t(`decided.${ruling}`, { kind, day })}</b>
        </Line>
        {rule && <Line name={t("notice.rule")}>{t(`rules.${rule}`)}</Line>}
        {penaltyCents && <Line name={t("notice.penalty")}>{t("notice.penaltyIs", penaltyValues(penaltyCents))}</Line>}
        <Line name={t("notice.reason")}>{reason}</Line>
      </dl>
      <SecondLook notice={notice} address={address} />
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
        {children}
      </dd>
    </div>
  );
}

/** State of the appeal: possible, waiting, answered, or too late. */
function SecondLook({ notice, address }: Props) {
  const t = useTranslations("moderation.notice");
  const format = useFormatter();
  const {
    appeal,
    appealedAt,
    appealDecidedAt,
    appealAnswer,
    undone: isUndone,
    until: appealDeadline,
    mayAppeal,
  } = notice;
  if (mayAppeal === true)
    return (
      <section aria-labelledby="appeal-title" className="grid gap-3">
        <h2 id="appeal-title" className="heading-xl">
          {t("appeal")}
        </h2>
        <p className="text-ink-2">{t("appealHint", { day: format.dateTime(appealDeadline, "day") })}</p>
        <AppealForm address={address} />
      </section>
    );
  if (!appealedAt) return <p className="text-ink-2">{t("tooLate")}</p>;
  return (
    <section className="grid gap-5">
      {appealDecidedAt ? (
        <Notice look={isUndone ? "good" : "plain"} title={t(isUndone ? "undone" : "upheld")}>
          <p className="whitespace-pre-line" dir="auto">
            {appealAnswer}
          </p>
        </Notice>
      ) : (
        <Notice title={t("sent", { day: format.dateTime(appealedAt, "day") })} />
      )}
      <div className="grid gap-1 border-s-3 border-line-2 ps-4">
        <p className="text-xs text-ink-3">{t("yourWords")}</p>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {appeal}
        </p>
      </div>
    </section>
  );
}
