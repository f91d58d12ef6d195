import { useFormatter, useTranslations } from "next-intl";
import { OpenIntroduction } from "@/components/contacts/introductions/received";
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

const unansweredFirst = (received: ReceivedIntroduction[]) =>
  received
    .filter(({ waiting: isWaiting }) => isWaiting)
    .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());

/** Without the one that is answered in `IntroductionsToday`. */
export function otherIntroductions(received: ReceivedIntroduction[]) {
  const [first] = unansweredFirst(received);
  return received.filter((introduction) => introduction !== first);
}

/** For users who receive introductions; the one that expires first is answered on top. */
export function IntroductionsToday({ received, otherwise, steps }: Props) {
  const t = useTranslations("dashboard.today");
  const format = useFormatter();
  const [first, ...others] = unansweredFirst(received);
  if (first)
    return (
      <Today
        sentence={t("requests", { count: others.length + 1 })}
        rows={others.map(({ id, recruiter, expiresAt }) => ({
          key: id,
          title: t("wantsContact", { name: recruiter.organizationName }),
          hint: t("until", { date: format.dateTime(expiresAt, "day") }),
          href: "/dashboard#introductions",
          act: t("answer"),
        }))}
      >
        <OpenIntroduction introduction={first} />
      </Today>
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
