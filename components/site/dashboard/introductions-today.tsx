import { useFormatter, useTranslations } from "next-intl";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { TodayStep } from "./step-list";
import { Today } from "./today";
import type { TodayAct } from "./today-view";

type Props = {
  received: ReceivedIntroduction[];
  /** Shown first if no introduction waits for an answer. */
  otherwise: TodayAct & { sentence: string; hint: string; also?: TodayAct | undefined };
  steps: readonly TodayStep[];
};

/** For users who receive introductions; the one that expires first is on top. */
export function IntroductionsToday({ received, otherwise, steps }: Props) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const rows = received
    .filter(({ waiting: isWaiting }) => isWaiting)
    .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
    .map(({ id, recruiter, expiresAt }) => ({
      key: id,
      title: t("wantsContact", { name: recruiter.organizationName }),
      hint: t("until", { date: format.dateTime(expiresAt, "day") }),
      href: "/dashboard#introductions",
      act: t("answer"),
    }));
  if (rows.length > 0)
    return (
      <Today
        sentence={t("requests", { count: rows.length })}
        go={{ href: "/dashboard#introductions", words: t("answer") }}
        rows={rows}
      />
    );
  const { sentence, hint, href, words: label, also } = otherwise;
  return (
    <Today
      sentence={sentence}
      hint={hint}
      go={{ href, words: label }}
      also={also}
      steps={steps.every(({ done }) => done) ? [] : steps}
    />
  );
}
