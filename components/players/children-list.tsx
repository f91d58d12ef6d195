import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import { type Child, ChildrenToday } from "./children-today";

const looks: Record<Child["status"], BadgeLook> = { invited: "dash", confirmed: "full", declined: "struck" };

export function ChildrenList({ list, children }: { list: Child[]; children?: React.ReactNode }) {
  const t = useTranslations("players.children");
  const messages = useTranslations("messages");
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-1">
        <h1 className="text-xl">{t("title")}</h1>
        <p className="max-w-160 text-sm text-ink-2">{t(list.length > 0 ? "text" : "none")}</p>
      </header>
      <ChildrenToday list={list}>
        <ul className="list content-start border-t border-line-2 [&_.badge]:justify-self-start sm:[&_.badge]:justify-self-end max-sm:[&_li]:grid-cols-1">
          {list.map(({ playerId, player, status, waiting: requestCount, unread }) => (
            <li key={playerId}>
              <Link href={`/guardian/${playerId}`} className="grid min-h-target content-center">
                <b>
                  <bdi>{player.fullName}</bdi>
                </b>
                <small>
                  <bdi>{player.handle}</bdi>
                </small>
              </Link>
              {requestCount > 0 ? (
                <Badge look="flag">{t("waiting", { count: requestCount })}</Badge>
              ) : unread > 0 ? (
                <Badge look="flag">{messages("waiting", { count: unread })}</Badge>
              ) : (
                <ChildState status={status} agrees={player.consentTerms} />
              )}
            </li>
          ))}
        </ul>
      </ChildrenToday>
      {list.length > 0 && (
        <div>
          <LinkButton href="/guardian/new">{t("register")}</LinkButton>
        </div>
      )}
      {children}
    </div>
  );
}

function ChildState({ status, agrees }: { status: Child["status"]; agrees: boolean }) {
  const t = useTranslations("players.children");
  const childConsentMissing = status === "confirmed" && !agrees;
  return (
    <Badge look={childConsentMissing ? "dash" : looks[status]}>
      {t(childConsentMissing ? "theirsMissing" : status)}
    </Badge>
  );
}
