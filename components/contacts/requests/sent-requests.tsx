import { Badge } from "@/components/ui/badge";
import "./scouting.css";
import { useFormatter, useTranslations } from "next-intl";
import { useGame } from "@/components/search/words";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { SentRequest } from "@/lib/contacts/queries/requests";
import { Link } from "@/lib/platform/i18n/navigation";
import { closedByKey } from "./closed-by-key";
import { StateBadge } from "./state-badge";

export function SentRequests({ requests }: { requests: SentRequest[] }) {
  const t = useTranslations("contacts.sent");
  const common = useTranslations("common");
  return (
    <section id="requests" className="block requests" aria-labelledby="requests-title">
      <header>
        <h2 id="requests-title">{t("title")}</h2>
      </header>
      {requests.length === 0 ? (
        <EmptyState drawing="boxes" title={t("empty")} hint={t("emptyHint")}>
          <LinkButton small href="/players">
            {common("findPlayers")}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="list">
          {requests.map((request) => (
            <SentRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SentRow({
  request: { player, status, open, askedBy, createdAt, expiresAt, threadId, closedAt, closedBy },
}: {
  request: SentRequest;
}) {
  const t = useTranslations("contacts.sent");
  const game = useGame();
  const format = useFormatter();
  const name = (
    <b>
      <bdi>{player.name}</bdi>
    </b>
  );
  const dates = { sent: format.dateTime(createdAt, "short"), until: format.dateTime(expiresAt, "short") };
  return (
    <li>
      <span>
        {player.visible ? <Link href={`/players/${player.id}`}>{name}</Link> : name}
        <small>
          {game(player)} · {t(open ? "until" : "sentOn", dates)}
          {closedAt && <> · {t("endedOn", { date: format.dateTime(closedAt, "short") })}</>}
          {askedBy && <> · {t.rich("by", { name: () => <bdi>{askedBy}</bdi> })}</>}
        </small>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {threadId && !closedAt && <Link href={`/messages?thread=${threadId}`}>{t("write")}</Link>}
        {closedAt ? (
          <Badge look="struck">{t(closedByKey(closedBy))}</Badge>
        ) : (
          <StateBadge status={status} open={open} />
        )}
      </span>
    </li>
  );
}
