import { useTranslations } from "next-intl";
import { GuardianTalk } from "./guardian-talk";
import type { Talk } from "./talks";

export type ChildTalk = Talk & { player: string; guardian: string };

/** The conversations of all children of a guardian in one list, the latest first. */
export function ChildrenTalks({ talks }: { talks: ChildTalk[] }) {
  const t = useTranslations("messages.guardian");
  return (
    <section id="talks" className="grid gap-3" aria-labelledby="children-talks">
      <h2 id="children-talks" className="text-xl">
        {t("title")}
      </h2>
      <ul className="border-t border-line-2">
        {talks
          .toSorted((a, b) => b.latestAt.getTime() - a.latestAt.getTime())
          .map(({ player, guardian, ...talk }) => (
            <GuardianTalk key={talk.id} {...{ talk, player, guardian }} named />
          ))}
      </ul>
    </section>
  );
}
