import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** What has to happen before somebody can be written to, and where that is. */
const ways = {
  player: { hint: "emptyPlayer", href: "/dashboard", act: "toDashboard" },
  recruiter: { hint: "emptyRecruiter", href: "/players", act: "findPlayers" },
  guardian: { hint: "emptyGuardian", href: "/guardian", act: "toChildren" },
  other: { hint: "emptyOther", href: "/dashboard", act: "toOwnDesk" },
} as const;
export type Whom = keyof typeof ways;

export function NobodyYet({ to }: { to: Whom }) {
  const t = useTranslations("messages");
  const { hint, href, act } = ways[to];
  return (
    <EmptyState drawing="kickOff" as="h2" title={t("empty")} hint={t(hint)}>
      <LinkButton href={href}>{t(act)}</LinkButton>
    </EmptyState>
  );
}
