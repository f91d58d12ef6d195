import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import { ChildRequest } from "./child-request";
import { closedByKey } from "./closed-by-key";
import { StateBadge } from "./state-badge";

export function ChildRequests({ requests, guardian }: { requests: ReceivedRequest[]; guardian: string }) {
  const t = useTranslations("contacts.child");
  const open = requests.filter((request) => request.open);
  const past = requests.filter((request) => !request.open);
  return (
    <section id="requests" className="grid gap-5" aria-label={t("requests")}>
      {open.map((request) => (
        <ChildRequest key={request.id} request={request} guardian={guardian} />
      ))}
      {open.length === 0 && <p className="border border-dashed border-line-2 p-4 text-sm text-ink-2">{t("none")}</p>}
      {past.length > 0 && (
        <Disclosure summary={t("past", { count: past.length })}>
          <ul className="list">
            {past.map((request) => (
              <Past key={request.id} request={request} />
            ))}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}

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
