import { useFormatter, useTranslations } from "next-intl";
import { OpenRequest } from "@/components/contacts/requests/received-requests";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import type { ContractToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import type { ProfilePart } from "@/lib/players/schema/completeness";
import { claimsPath } from "@/lib/players/schema/paths";
import { partAddress, profileParts } from "./part-address";
import { Today } from "./today";
import type { WaitingRow } from "./waiting-list";

type Props = {
  own: PlayerDashboard;
  requests: ReceivedRequest[];
  contracts: ContractToAnswer[];
  unread: number;
};

const stepAddress: Record<ProfilePart, string> = {
  ...partAddress,
  attributes: claimsPath({ step: "play" }),
  confirmed: "/dashboard/evidence",
};

/** Order: requests, contracts, messages, then missing parts of the profile; those wait for the player's consent. */
export function PlayerToday({ own: { profile, completeness }, requests, contracts, unread }: Props) {
  const t = useTranslations("dashboard.today");
  const common = useTranslations("common");
  const format = useFormatter();
  const openRequests = requests
    .filter(({ open, playerAnswer }) => open && playerAnswer === null)
    .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime());
  const [request] = openRequests;
  const rows: WaitingRow[] = [
    ...openRequests.slice(1).map(({ id, recruiter, expiresAt }) => ({
      key: id,
      title: t("wantsContact", { name: recruiter.organizationName }),
      hint: t("until", { date: format.dateTime(expiresAt, "day") }),
      href: "/dashboard?show=requests",
      act: t("answer"),
    })),
    ...contracts.map(({ id, organization }) => ({
      key: id,
      title: t("contract", { name: organization }),
      href: "/dashboard#contracts",
      act: t("answer"),
    })),
    ...(unread > 0
      ? [{ key: "messages", title: t("messages", { count: unread }), href: "/messages", act: t("read") }]
      : []),
  ];
  const [first] = rows;
  if (request)
    return (
      <Today
        sentence={sentenceOf()}
        hint={t("soonest", {
          name: request.recruiter.organizationName,
          date: format.dateTime(request.expiresAt, "day"),
        })}
        rows={rows}
      >
        <OpenRequest request={request} />
      </Today>
    );
  if (first)
    return (
      <Today
        sentence={sentenceOf()}
        go={{ href: first.href, words: first.act }}
        rows={contracts.length > 0 ? rows : []}
      />
    );
  if (!profile.ownConsent?.given) return null;
  const missing = profileParts.filter((part) => completeness.missing.includes(part));
  const [next] = missing;
  if (!next) return <Today sentence={t("nothing")} hint={t("complete")} />;
  const steps = [
    { key: "account", title: t("account"), done: true },
    ...profileParts.map((part) => ({
      key: part,
      title: t(`part.${part}.title`),
      hint: t(`part.${part}.hint`),
      done: !missing.includes(part),
      href: stepAddress[part],
      act: common("add"),
    })),
  ];
  return (
    <Today
      sentence={t("steps", { count: missing.length })}
      hint={t(profile.status === "listed" ? "listed" : "stop")}
      go={{ href: stepAddress[next], words: t(`part.${next}.go`) }}
      steps={steps}
    />
  );

  function sentenceOf() {
    if (openRequests.length > 0) return t("requests", { count: openRequests.length });
    return contracts.length > 0 ? t("contracts", { count: contracts.length }) : t("messages", { count: unread });
  }
}
