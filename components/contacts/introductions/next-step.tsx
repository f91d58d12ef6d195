import { useFormatter, useTranslations } from "next-intl";
import { Missing } from "@/components/contacts/requests/missing";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { OnlyReads } from "@/components/layout/only-reads";
import "@/components/contacts/requests/scouting.css";
import { askForIntroduction, withdrawIntroduction } from "@/lib/contacts/actions/introductions";
import type { IntroductionState } from "@/lib/contacts/queries/introduction-state";
import { answerDays, type IntroductionKind, longestMessage } from "@/lib/contacts/schema/introductions";
import { type Actor, actsForOrganization, isRecruiting, type Verdict } from "@/lib/platform/command/actor";

type Props = {
  subject: { kind: IntroductionKind; subjectId: string };
  towards: IntroductionState;
  mayAsk: Verdict;
  actor: Actor;
};

/** The next action for this reader: ask, wait, write, or what they need before they can ask. */
export function NextStep({ subject: profile, towards: relation, mayAsk, actor }: Props) {
  const t = useTranslations("introductions");
  const format = useFormatter();
  const { opened, waiting: pendingIntroduction } = relation;
  if (opened?.answeredAt && relation.recruiterVerified)
    return <p className="text-sm text-ink-2">{t("open.since", { date: format.dateTime(opened.answeredAt, "day") })}</p>;
  if (mayAsk === true) return <Ask of={profile} left={relation.creditsLeft} />;
  if (pendingIntroduction) return <Waiting introduction={pendingIntroduction} acts={actsForOrganization(actor)} />;
  if (mayAsk === "only_reads") return <OnlyReads />;
  if (mayAsk === "recruiter_not_verified") return <Missing step="verify" href="/recruiter-signup" />;
  if (mayAsk === "no_plan") return <Missing step="plan" href="/pricing" />;
  if (mayAsk === "no_credit_left") return <Missing step="credit" href="/pricing" />;
  const maySignUp = actor.kind === "visitor" || (isRecruiting(actor) && !actor.recruiterId);
  return maySignUp ? <Missing step="join" href="/recruiter-signup" /> : null;
}

function Ask({ of: { kind, subjectId }, left }: { of: Props["subject"]; left: number }) {
  const t = useTranslations("introductions.ask");
  const common = useTranslations("common");
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      <Form action={askForIntroduction}>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="subjectId" value={subjectId} />
        <TextArea
          name="message"
          label={common("yourMessage")}
          hint={t("hint")}
          required
          maxLength={longestMessage}
          dir="auto"
        />
        <p className="text-xs text-ink-2">{t("hidden")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton doing="sending">{t("send")}</SubmitButton>
          <span className="xs">
            {kind === "esport" ? t("cost", { days: answerDays, left }) : t("free", { days: answerDays })}
          </span>
        </div>
      </Form>
    </section>
  );
}

type WaitingProps = { introduction: NonNullable<IntroductionState["waiting"]>; acts: boolean };

function Waiting({ introduction: { id, createdAt, expiresAt }, acts }: WaitingProps) {
  const t = useTranslations("introductions.waiting");
  const common = useTranslations("common");
  const format = useFormatter();
  const dates = { sent: format.dateTime(createdAt, "day"), until: format.dateTime(expiresAt, "day") };
  return (
    <section className="ask waiting" aria-labelledby="ask">
      <h2 id="ask">{t("title")}</h2>
      <p className="soft">{t("text", dates)}</p>
      {acts && (
        <Form action={withdrawIntroduction} className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="introductionId" value={id} />
          <SubmitButton variant="quiet" small doing="withdrawing">
            {common("withdrawRequest")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}
