import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import { Link } from "@/lib/platform/i18n/navigation";
import { AnswerForm } from "./answer-form";
import { closedByKey } from "./closed-by-key";
import { RequestSender } from "./request-sender";
import { RequestWords } from "./request-words";
import { StateBadge } from "./state-badge";
import { TwoConsents } from "./two-consents";
import { WhatOpens } from "./what-opens";

type Props = {
  requests: ReceivedRequest[];
  /** Links shown below the text of an empty list. */
  children?: React.ReactNode;
};

export function ReceivedRequests({ requests, children }: Props) {
  const t = useTranslations("contacts.received");
  return (
    <section id="requests" className="block requests" aria-labelledby="requests-title">
      <header>
        <h2 id="requests-title">{t("title")}</h2>
      </header>
      {requests.length === 0 && (
        <EmptyState drawing="boxes" title={t("empty")} hint={t("emptyHint")}>
          {children}
        </EmptyState>
      )}
      <ul>
        {requests.map((request) => (
          <Received key={request.id} request={request} />
        ))}
      </ul>
    </section>
  );
}

/** One request to answer, under a sentence that tells its date. */
export const OpenRequest = ({ request }: { request: ReceivedRequest }) => (
  <ul>
    <Received request={request} dated={false} />
  </ul>
);

function Received({ request, dated = true }: { request: ReceivedRequest; dated?: boolean }) {
  const t = useTranslations("contacts.received");
  const { recruiter, open, disclosure } = request;
  const closed = disclosure?.closedAt != null;
  return (
    <li className={open ? "request open flex flex-col" : "request"}>
      <div className="row">
        <h3>
          <bdi>{recruiter.organizationName}</bdi>
        </h3>
        <span className="flex flex-wrap items-center gap-3">
          {open && request.priority && <Badge look="flag">{t("priority")}</Badge>}
          <StateBadge status={request.status} open={open} closed={closed} />
        </span>
      </div>
      <RequestSender recruiter={recruiter} />
      <RequestWords text={request.message} hidden={request.hidden} to="recipient" />
      {dated && <Dates request={request} />}
      {open && <AnswerOf request={request} />}
      {request.thread && (
        <p>
          <Link className="more" href={`/messages?thread=${request.thread.id}`}>
            {t(closed ? "conversationClosed" : "conversation")}
          </Link>
        </p>
      )}
    </li>
  );
}

function Dates({ request: { createdAt, expiresAt, answeredAt, open, disclosure } }: { request: ReceivedRequest }) {
  const t = useTranslations("contacts.received");
  const format = useFormatter();
  const sentOn = t("sentOn", { date: format.dateTime(createdAt, "day") });
  const remainingText = open
    ? t("until", { date: format.dateTime(expiresAt, "day") })
    : answeredAt && t(disclosure ? "answered" : "ended", { date: format.dateTime(answeredAt, "day") });
  return (
    <>
      <p className="xs">{[sentOn, remainingText].filter(Boolean).join(" · ")}</p>
      {disclosure?.closedAt && (
        <p className="small">
          {t(closedByKey(disclosure.closedBy), { date: format.dateTime(disclosure.closedAt, "day") })}
        </p>
      )}
    </>
  );
}

function AnswerOf({ request }: { request: ReceivedRequest }) {
  const t = useTranslations("contacts.received");
  const { id, minor, playerAnswer, guardianAnswer } = request;
  if (minor && playerAnswer)
    return (
      <>
        <BothAnswers request={request} />
        <p className="soft small">{t("waitsForGuardian")}</p>
      </>
    );
  return (
    <>
      {minor && (
        <>
          <BothAnswers request={request} />
          <WhatOpens reader="player" player="" />
        </>
      )}
      <p className="max-w-160 text-sm">{t(!minor ? "hint" : guardianAnswer ? "opensNow" : "hintMinor")}</p>
      <AnswerForm requestId={id} />
    </>
  );
}

function BothAnswers({ request: { playerAnswer, guardianAnswer, expiresAt } }: { request: ReceivedRequest }) {
  const t = useTranslations("contacts.received");
  const format = useFormatter();
  const sides = [
    { who: t("you"), answer: playerAnswer },
    { who: t("guardian"), answer: guardianAnswer },
  ] as const;
  return <TwoConsents sides={sides} until={format.dateTime(expiresAt, "day")} />;
}
