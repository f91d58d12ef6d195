import { useTranslations } from "next-intl";
import type { GuardianView } from "@/lib/players/queries/guardian";

type Props = {
  guardian: GuardianView;
  /** Number of contact requests that wait for this guardian's answer. */
  waiting: number;
  /** Number of messages that this guardian has not read. */
  unread?: number;
  /** True until the guardian has opened the link in the e-mail. */
  mailFirst?: boolean;
};

/** Shows the most urgent task: the guardian's consents, then open requests, unread messages, the child's consent. */
export function GuardianHead({ guardian, waiting: requestCount, unread = 0, mailFirst = false }: Props) {
  const t = useTranslations("players.guardian");
  const { status, firstName: player, player: child, age, ownConsent } = guardian;
  const confirmedHead = ownConsent?.given ? "calm" : "childConsent";
  const waitingHead = requestCount > 0 ? "request" : unread > 0 && "message";
  const askedHead = mailFirst ? "mailFirst" : ownConsent ? "consent" : "registered";
  const openHead = status === "declined" ? "declined" : askedHead;
  const headKey = status === "confirmed" ? waitingHead || confirmedHead : openHead;
  return (
    <header className="grid gap-3 pt-6">
      <h1 className="max-w-[18ch] text-display-m text-balance">
        {t(`head.${headKey}.title`, { player, count: unread })}
      </h1>
      <p className="max-w-160 text-ink-2">
        {t(`head.${headKey}.text`, {
          guardian: guardian.fullName,
          email: guardian.email,
          player: child.fullName,
          age,
          count: requestCount || unread,
        })}
      </p>
    </header>
  );
}
