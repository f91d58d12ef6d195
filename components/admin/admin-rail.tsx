import { useFormatter, useTranslations } from "next-intl";
import type { WaitingWork } from "@/lib/reports/queries/waiting";
import type { Desk } from "./desks";
import { RailLinks } from "./rail-links";

type Props = { desks: Desk[]; waiting: WaitingWork[] };

/** The sections of the administration with what waits in each: beside the page, or above it on a phone. */
export function AdminRail({ desks, waiting }: Props) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const items = desks.map(({ name, href }) => {
    const count = waiting.find(({ desk }) => desk === name)?.count;
    return { href, label: t(name), count: count ? format.number(count, "whole") : null };
  });
  return (
    <nav
      aria-label={t("tabs")}
      className="max-lg:-mx-(--margin) max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-(--margin) lg:border-e lg:border-line lg:pt-6 lg:pe-4 print:hidden"
    >
      <RailLinks items={items} />
    </nav>
  );
}
