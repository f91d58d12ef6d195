import { useFormatter, useTranslations } from "next-intl";
import type { WaitingWork } from "@/lib/trust/queries/waiting";
import { RailLinks } from "./rail-links";
import type { AdminSection } from "./sections";

type Props = { sections: AdminSection[]; waiting: WaitingWork[] };

/** Sections of the administration with their numbers of open items. */
export function AdminRail({ sections, waiting: waitingWork }: Props) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const items = sections.map(({ name, href }) => {
    const count = waitingWork.find(({ section }) => section === name)?.count;
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
