import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** The text and the next step for a user who has no conversation yet, by role. */
const ways = {
  player: { hint: "emptyPlayer", href: "/dashboard", act: "toDashboard" },
  recruiter: { hint: "emptyRecruiter", href: "/players", act: "findPlayers" },
  guardian: { hint: "emptyGuardian", href: "/guardian", act: "toChildren" },
  other: { hint: "emptyOther", href: "/dashboard", act: "openDashboard" },
} as const;
export type ContactKind = keyof typeof ways;

export function NobodyYet({ to: recipientKind }: { to: ContactKind }) {
  const t = useTranslations("messages");
  const { hint, href, act } = ways[recipientKind];
  return (
    <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t(hint)}>
      <LinkButton href={href}>{t(act)}</LinkButton>
    </EmptyState>
  );
}
