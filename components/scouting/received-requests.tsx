import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { useCountryName } from "@/components/talent/words";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/core/i18n/navigation";
import type { ReceivedRequest } from "@/lib/scouting/queries/requests";
import { AnswerForm } from "./answer-form";
import { StateBadge } from "./state-badge";

type Props = {
  requests: ReceivedRequest[];
  /** The token of the guardian's link, when it is the guardian who reads. */
  guardian?: string;
  /** Where an empty list leads. */
  children?: React.ReactNode;
};

/** Requests to a player: what was asked, by whom, until when, and the two answers. */
export function ReceivedRequests({ requests, guardian, children }: Props) {
  const t = useTranslations("scouting.received");
  return (
    <section id="requests" className="block requests" aria-labelledby="requests-title">
      <header>
        <h2 id="requests-title">{t("title")}</h2>
      </header>
      {requests.length === 0 && (
        <EmptyState title={t("empty")} hint={t(guardian ? "emptyGuardian" : "emptyHint")}>
          {children}
        </EmptyState>
      )}
      <ul>
        {requests.map((request) => (
          <Received key={request.id} request={request} guardian={guardian} />
        ))}
      </ul>
    </section>
  );
}

function Received({ request, guardian }: { request: ReceivedRequest; guardian: string | undefined }) {
  const t = useTranslations("scouting.received");
  const { recruiter, open } = request;
  return (
    <li className={open ? "request open" : "request"}>
      <div className="row">
        <h3>
          <bdi>{recruiter.organizationName}</bdi>
        </h3>
        <span className="flex flex-wrap items-center gap-3">
          {open && request.priority && <Badge look="flag">{t("priority")}</Badge>}
          <StateBadge status={request.status} open={open} />
        </span>
      </div>
      <Sender recruiter={recruiter} />
      <blockquote dir="auto">{request.message}</blockquote>
      <Dates request={request} />
      {open && <AnswerOf request={request} guardian={guardian} />}
      {!guardian && request.thread && (
        <p>
          <Link className="more" href={`/messages?thread=${request.thread.id}`}>
            {t("conversation")}
          </Link>
        </p>
      )}
    </li>
  );
}

function Sender({ recruiter }: Pick<ReceivedRequest, "recruiter">) {
  const t = useTranslations("scouting.received");
  const type = useTranslations("recruiters.type");
  const format = useFormatter();
  const country = useCountryName();
  const { organizationType, city, verifiedAt, websiteUrl } = recruiter;
  return (
    <p className="small soft">
      {[type(organizationType), city, country(recruiter.country)].join(" · ")}
      {verifiedAt && <> · {t("verified", { date: format.dateTime(verifiedAt, "day") })}</>}
      {websiteUrl && (
        <>
          {" · "}
          <a href={websiteUrl} rel="noopener nofollow" target="_blank">
            <bdi>{new URL(websiteUrl).hostname}</bdi>
          </a>
        </>
      )}
    </p>
  );
}

function Dates({ request: { createdAt, expiresAt, answeredAt, open } }: { request: ReceivedRequest }) {
  const t = useTranslations("scouting.received");
  const format = useFormatter();
  const asked = t("asked", { date: format.dateTime(createdAt, "day") });
  const rest = open
    ? t("until", { date: format.dateTime(expiresAt, "day") })
    : answeredAt && t("ended", { date: format.dateTime(answeredAt, "day") });
  return <p className="xs">{[asked, rest].filter(Boolean).join(" · ")}</p>;
}

function AnswerOf({ request, guardian }: { request: ReceivedRequest; guardian: string | undefined }) {
  const t = useTranslations("scouting.received");
  const { minor, status, guardianAnswer } = request;
  if (guardian && guardianAnswer) return <p className="soft small">{t("waitsForPlayer")}</p>;
  if (!guardian && minor && status === "awaiting_guardian")
    return <p className="soft small">{t("waitsForGuardian")}</p>;
  return <AnswerForm requestId={request.id} token={guardian} hint={t(hintOf(minor, guardian))} />;
}

function hintOf(minor: boolean, guardian: string | undefined) {
  if (guardian) return "hintGuardian";
  return minor ? "hintMinor" : "hint";
}
