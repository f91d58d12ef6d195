import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Today } from "@/components/site/dashboard/today";
import type { childrenOf } from "@/lib/players/queries/guardian";

export type Child = Awaited<ReturnType<typeof childrenOf>>[number] & { waiting: number; unread: number };

/** Open requests come first, then the guardian's missing consents, then unread messages, then a child's missing consent. */
export function ChildrenToday({ list, children }: { list: Child[]; children: ReactNode }) {
  const t = useTranslations("players.children.today");
  const childrenT = useTranslations("players.children");
  const headT = useTranslations("players.guardian.head");
  const today = useTranslations("dashboard.today");
  const common = useTranslations("common");
  const [childrenWithRequests, childrenWithoutConsent, childrenWithMessages] = [
    list.filter(({ waiting: requestCount }) => requestCount > 0),
    list.filter(({ status }) => status === "invited"),
    list.filter(({ unread }) => unread > 0),
  ];
  const count = childrenWithRequests.reduce((sum, { waiting: requestCount }) => sum + requestCount, 0);
  const [first] = [...childrenWithRequests, ...childrenWithoutConsent];
  if (list.length === 0)
    return (
      <Today
        sentence={t("start")}
        hint={t("startHint")}
        go={{ href: "/guardian/new", words: childrenT("register") }}
        steps={[
          { key: "account", title: today("account"), done: true },
          {
            key: "register",
            title: childrenT("register"),
            hint: t("registerHint"),
            href: "/guardian/new",
            act: common("add"),
          },
          { key: "consent", title: t("consent"), hint: t("consentHint") },
          { key: "theirs", title: t("theirs"), hint: t("theirsHint") },
        ]}
      />
    );
  const [toRead] = childrenWithMessages;
  if (!first && toRead)
    return (
      <Today
        sentence={today("messages", { count: childrenWithMessages.reduce((sum, { unread }) => sum + unread, 0) })}
        go={{ href: `/guardian/${toRead.playerId}#talks`, words: today("read") }}
      >
        {children}
      </Today>
    );
  const childToAgree = list.find(({ status, player }) => status === "confirmed" && !player.consentTerms);
  if (!first && childToAgree)
    return (
      <Today
        sentence={headT("childConsent.title", { player: childToAgree.player.fullName })}
        hint={t("theirsHint")}
        go={{ href: `/guardian/${childToAgree.playerId}`, words: today("see") }}
      >
        {children}
      </Today>
    );
  if (!first)
    return (
      <Today sentence={today("nothing")} hint={t("nothingHint")}>
        {children}
      </Today>
    );
  return (
    <Today
      sentence={count > 0 ? today("requests", { count }) : t("owes", { count: childrenWithoutConsent.length })}
      go={{ href: `/guardian/${first.playerId}`, words: today("answer") }}
    >
      {children}
    </Today>
  );
}
