import { useFormatter, useTranslations } from "next-intl";
import { Block } from "@/components/ui/block";
import type { Href } from "@/lib/platform/i18n/navigation";
import { ActivityLinksView } from "./activity-links-view";

export type Activity = {
  name: string;
  title: string;
  /** A count, not shown if 0, or a text; a list that could not be loaded is null and left out. */
  note?: number | string | null | undefined;
  /** Defaults to the page of the dashboard with this name. */
  href?: Href;
};

/** The lists of a dashboard, each a page of its own. */
export function ActivityLinks({ lists }: { lists: Activity[] }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const links = lists.flatMap(({ note, ...list }) => {
    if (note === null) return [];
    return !note ? [list] : [{ ...list, note: typeof note === "number" ? format.number(note) : note }];
  });
  return (
    <Block name="activity" title={t("activity")}>
      <ActivityLinksView links={links} />
    </Block>
  );
}
