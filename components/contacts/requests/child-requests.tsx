import { useFormatter, useTranslations } from "next-intl";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import { ChildRequest } from "./child-request";
import { closedByKey } from "./closed-by-key";
import { StateBadge } from "./state-badge";

/** The requests that are still open, in full. */
export function ChildRequests({ requests, guardian }: { requests: ReceivedRequest[]; guardian: string }) {
  const t = useTranslations("contacts.child");
  return (
    <section id="requests" className="grid gap-5" aria-label={t("requests")}>
      {requests.map((request) => (
        <ChildRequest key={request.id} request={request} guardian={guardian} />
      ))}
    </section>
  );
}

export const PastRequests = ({ requests }: { requests: ReceivedRequest[] }) => (
  <ul className="list">
    {requests.map((request) => (
      <Past key={request.id} request={request} />
    ))}
  </ul>
);

function Past({ request: { recruiter, status, open, createdAt, disclosure } }: { request: ReceivedRequest }) {
  const [t, childT] = [useTranslations("contacts.received"), useTranslations("contacts.child")];
  const format = useFormatter();
  const closedAt = disclosure?.closedAt;
  return (
    <li>
      <span>
        <b>
          <bdi>{recruiter.organizationName}</bdi>
        </b>
        <small>
          {t("sentOn", { date: format.dateTime(createdAt, "day") })}
          {closedAt && <> · {childT(closedByKey(disclosure.closedBy), { date: format.dateTime(closedAt, "day") })}</>}
        </small>
      </span>
      <StateBadge status={status} open={open} closed={closedAt != null} />
    </li>
  );
}
