import { useTranslations } from "next-intl";
import type { GuardianView } from "@/lib/players/queries/guardian";
import { GuardianLinks } from "./guardian-links";

type Props = {
  guardian: GuardianView;
  page: string;
  /** Number of contact requests that wait for this guardian's answer. */
  waiting: number;
  /** Number of messages that this guardian has not read. */
  unread?: number;
};

/** Shows the most urgent task: the guardian's consents, then open requests, unread messages, the child's consent. The links follow what waits. */
export function GuardianHead({ guardian, page, waiting: requestCount, unread = 0 }: Props) {
  const t = useTranslations("players.guardian");
  const { status, firstName: player, player: child, age } = guardian;
  const confirmedHead = guardian.ownConsent?.given ? "calm" : "childConsent";
  const waitingHead = requestCount > 0 ? "request" : unread > 0 && "message";
  const headKey = status !== "confirmed" ? "consent" : waitingHead || confirmedHead;
  return (
    <header className="grid gap-3 pt-6">
      <h1 className="max-w-[18ch] text-display-m">{t(`head.${headKey}.title`, { player, count: unread })}</h1>
      <p className="max-w-160 text-ink-2">
        {t(`head.${headKey}.text`, {
          guardian: guardian.fullName,
          player: child.fullName,
          age,
          count: requestCount || unread,
        })}
      </p>
      {status === "confirmed" && !waitingHead && <GuardianLinks player={player} page={page} />}
    </header>
  );
}
