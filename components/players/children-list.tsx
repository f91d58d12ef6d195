import { useTranslations } from "next-intl";
import { Badge, type BadgeLook } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Link } from "@/lib/platform/i18n/navigation";
import type { childrenOf } from "@/lib/players/queries/guardian";

type Child = Awaited<ReturnType<typeof childrenOf>>[number] & { waiting: number };

const looks: Record<Child["status"], BadgeLook> = { invited: "dash", confirmed: "full", declined: "struck" };

/** The children of an account, each with what waits; the way to register one; and below it `children`, what else the page shows. */
export function ChildrenList({ list, children }: { list: Child[]; children?: React.ReactNode }) {
  const t = useTranslations("players.children");
  return (
    <div className="wrap grid gap-8 pt-6 pb-section">
      <header className="grid gap-3">
        <h1 className="text-display-m">{t("title")}</h1>
        <p className="max-w-160 text-ink-2">{t(list.length > 0 ? "text" : "none")}</p>
      </header>
      {list.length > 0 && (
        <ul className="list max-w-160">
          {list.map(({ playerId, player, status, waiting }) => (
            <li key={playerId}>
              <Link href={`/guardian/${playerId}`} className="grid min-h-target content-center">
                <b>
                  <bdi>{player.fullName}</bdi>
                </b>
                <small>
                  <bdi>{player.handle}</bdi>
                </small>
              </Link>
              {waiting > 0 ? (
                <Badge look="flag">{t("waiting", { count: waiting })}</Badge>
              ) : (
                <State status={status} agrees={player.consentTerms} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div>
        <LinkButton variant={list.length > 0 ? "outline" : "go"} href="/guardian/new">
          {t("register")}
        </LinkButton>
      </div>
      {children}
    </div>
  );
}

function State({ status, agrees }: { status: Child["status"]; agrees: boolean }) {
  const t = useTranslations("players.children");
  const theirsMissing = status === "confirmed" && !agrees;
  return <Badge look={theirsMissing ? "dash" : looks[status]}>{t(theirsMissing ? "theirsMissing" : status)}</Badge>;
}
