import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import "@/components/contacts/requests/scouting.css";
import { Address } from "@/components/ui/address";
import { Disclosure } from "@/components/ui/disclosure";
import { Phone } from "@/components/ui/phone";
import { answerIntroduction, closeIntroduction } from "@/lib/contacts/actions/introductions";
import type { ReceivedIntroduction } from "@/lib/contacts/queries/own-introductions";
import { townName } from "@/lib/platform/i18n/town-names";
import { StateBadge } from "./state-badge";

export function ReceivedIntroductions({ received }: { received: ReceivedIntroduction[] }) {
  const t = useTranslations("introductions.received");
  return (
    <section id="introductions" className="block requests" aria-labelledby="introductions-title">
      <header>
        <h2 id="introductions-title">{t("title")}</h2>
      </header>
      <ul>
        {received.map((introduction) => (
          <Received key={introduction.id} introduction={introduction} />
        ))}
      </ul>
    </section>
  );
}

/** One introduction to answer, outside of the list. */
export const OpenIntroduction = ({ introduction }: { introduction: ReceivedIntroduction }) => (
  <ul>
    <Received introduction={introduction} />
  </ul>
);

function Received({ introduction }: { introduction: ReceivedIntroduction }) {
  const t = useTranslations("introductions.received");
  const format = useFormatter();
  const locale = useLocale();
  const { id, recruiter, message, waiting: isWaiting, createdAt, expiresAt } = introduction;
  const dates = { sent: format.dateTime(createdAt, "day"), until: format.dateTime(expiresAt, "day") };
  return (
    <li className={isWaiting ? "request open" : "request"}>
      <div className="row">
        <h3>
          <bdi>{recruiter.organizationName}</bdi>
        </h3>
        <StateBadge introduction={introduction} />
      </div>
      <p className="small soft">
        <bdi>{recruiter.contactPerson}</bdi> · <bdi>{townName(locale, recruiter)}</bdi>
      </p>
      <blockquote dir="auto">{message}</blockquote>
      <p className="xs">{t(isWaiting ? "until" : "sentOn", dates)}</p>
      {introduction.contact && (
        <p className="grid justify-items-start gap-1 text-sm">
          {t("reach", { organization: recruiter.organizationName })}
          <a href={`mailto:${introduction.contact.email}`}>
            <Address email={introduction.contact.email} />
          </a>
          <Phone number={introduction.contact.phone} country={recruiter.country} />
        </p>
      )}
      {isWaiting && <Answer id={id} />}
      {introduction.status === "accepted" && !introduction.closedAt && <Open of={introduction} />}
    </li>
  );
}

function Answer({ id }: { id: string }) {
  const t = useTranslations("introductions.received");
  const common = useTranslations("common");
  return (
    <Form action={answerIntroduction}>
      <input type="hidden" name="introductionId" value={id} />
      <p className="max-w-160 text-sm">{t("hint")}</p>
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton name="answer" value="yes" small doing="sending">
          {t("accept")}
        </SubmitButton>
        <SubmitButton name="answer" value="no" variant="outline" small doing="sending">
          {common("decline")}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Open({ of: { id, recruiter, views, viewedAt } }: { of: ReceivedIntroduction }) {
  const [t, common] = [useTranslations("introductions.received"), useTranslations("common")];
  const format = useFormatter();
  const viewText = t("views", { count: views });
  return (
    <div className="flex flex-wrap items-start gap-x-6">
      <p className="xs flex min-h-target items-center">
        {viewedAt ? viewText + common("comma") + t("last", { date: format.dateTime(viewedAt, "day") }) : viewText}
      </p>
      <Disclosure summary={t("close")} small className="max-w-120">
        <Form action={closeIntroduction} className="grid justify-items-start gap-3">
          <input type="hidden" name="introductionId" value={id} />
          <p className="small">{t("closeMeans", { organization: recruiter.organizationName })}</p>
          <SubmitButton variant="outline" small doing="revoking">
            {t("closeNow")}
          </SubmitButton>
        </Form>
      </Disclosure>
    </div>
  );
}
