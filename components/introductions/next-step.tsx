import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { Missing } from "@/components/scouting/missing";
import "@/components/scouting/scouting.css";
import { askForIntroduction, withdrawIntroduction } from "@/lib/introductions/actions";
import type { IntroductionStanding } from "@/lib/introductions/queries/standing";
import { answerDays, type IntroductionKind, longestMessage } from "@/lib/introductions/schema";
import { type Actor, isRecruiting, type Verdict } from "@/lib/platform/command/actor";

type Props = {
  of: { kind: IntroductionKind; subjectId: string };
  towards: IntroductionStanding;
  mayAsk: Verdict;
  actor: Actor;
};

/** What this reader can do next: ask, wait, write, or what is missing for it. */
export function NextStep({ of, towards, mayAsk, actor }: Props) {
  const t = useTranslations("introductions");
  const format = useFormatter();
  const { opened, waiting } = towards;
  if (opened?.answeredAt && towards.recruiterVerified)
    return <p className="text-sm text-ink-2">{t("open.since", { date: format.dateTime(opened.answeredAt, "day") })}</p>;
  if (mayAsk === true) return <Ask of={of} left={towards.creditsLeft} />;
  if (waiting) return <Waiting {...waiting} />;
  if (mayAsk === "recruiter_not_verified") return <Missing step="verify" href="/recruiter-signup" />;
  if (mayAsk === "no_plan") return <Missing step="plan" href="/pricing" />;
  if (mayAsk === "no_credit_left") return <Missing step="credit" href="/pricing" />;
  const joins = actor.kind === "visitor" || (isRecruiting(actor) && !actor.recruiterId);
  return joins ? <Missing step="join" href="/recruiter-signup" /> : null;
}

function Ask({ of: { kind, subjectId }, left }: { of: Props["of"]; left: number }) {
  const t = useTranslations("introductions.ask");
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      <Form action={askForIntroduction}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <TextArea name="message" label={t("message")} hint={t("hint")} required maxLength={longestMessage} dir="auto" />
        <p className="text-xs text-ink-2">{t("hidden")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton pending={t("sending")}>{t("send")}</SubmitButton>
          <span className="xs">
            {kind === "esport" ? t("cost", { days: answerDays, left }) : t("free", { days: answerDays })}
          </span>
        </div>
      </Form>
    </section>
  );
}

function Waiting({ id, createdAt, expiresAt }: NonNullable<IntroductionStanding["waiting"]>) {
  const t = useTranslations("introductions.waiting");
  const format = useFormatter();
  const dates = { asked: format.dateTime(createdAt, "day"), until: format.dateTime(expiresAt, "day") };
  return (
    <section className="ask waiting" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      <p className="soft">{t("text", dates)}</p>
      <Form action={withdrawIntroduction} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="introductionId" value={id} />
        <SubmitButton variant="quiet" small pending={t("withdrawing")}>
          {t("withdraw")}
        </SubmitButton>
      </Form>
    </section>
  );
}
