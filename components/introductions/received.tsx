import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import "@/components/scouting/scouting.css";
import { EmptyState } from "@/components/ui/empty-state";
import { answerIntroduction, closeIntroduction } from "@/lib/introductions/actions";
import type { ReceivedIntroduction } from "@/lib/introductions/queries/own";
import { StateBadge } from "./state-badge";

/** Who asks for somebody who plays e-sport or works in sport: what was asked, until when, and the answer, or taking it back. */
export function ReceivedIntroductions({ received }: { received: ReceivedIntroduction[] }) {
  const t = useTranslations("introductions.received");
  return (
    <section id="introductions" className="block requests" aria-labelledby="introductions-title">
      <header>
        <h2 id="introductions-title">{t("title")}</h2>
      </header>
      {received.length === 0 && <EmptyState drawing="boxes" title={t("empty")} hint={t("emptyHint")} />}
      <ul>
        {received.map((each) => (
          <Received key={each.id} of={each} />
        ))}
      </ul>
    </section>
  );
}

function Received({ of }: { of: ReceivedIntroduction }) {
  const t = useTranslations("introductions.received");
  const format = useFormatter();
  const { id, recruiter, message, waiting, createdAt, expiresAt } = of;
  const dates = { asked: format.dateTime(createdAt, "day"), until: format.dateTime(expiresAt, "day") };
  return (
    <li className={waiting ? "request open" : "request"}>
      <div className="row">
        <h3>
          <bdi>{recruiter.organizationName}</bdi>
        </h3>
        <StateBadge of={of} />
      </div>
      <p className="small soft">
        <bdi>{recruiter.contactPerson}</bdi> · <bdi>{recruiter.city}</bdi>
      </p>
      <blockquote dir="auto">{message}</blockquote>
      <p className="xs">{t(waiting ? "until" : "asked", dates)}</p>
      {waiting && <Answer id={id} />}
      {of.status === "accepted" && !of.closedAt && <Open of={of} />}
    </li>
  );
}

function Answer({ id }: { id: string }) {
  const t = useTranslations("introductions.received");
  return (
    <Form action={answerIntroduction}>
      <input type="hidden" name="introductionId" value={id} />
      <p className="max-w-160 text-sm">{t("hint")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="answer" value="yes" small pending={t("sending")}>
          {t("yes")}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" small pending={t("sending")}>
          {t("no")}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** What a yes opened: how often it was read, and the way to close it. */
function Open({ of: { id, views, viewedAt } }: { of: ReceivedIntroduction }) {
  const t = useTranslations("introductions.received");
  const format = useFormatter();
  const read = t("views", { count: views });
  return (
    <Form action={closeIntroduction} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="introductionId" value={id} />
      <span className="xs">
        {viewedAt ? `${read}, ${t("last", { date: format.dateTime(viewedAt, "day") })}` : read}
      </span>
      <SubmitButton variant="quiet" small pending={t("closing")}>
        {t("close")}
      </SubmitButton>
    </Form>
  );
}
