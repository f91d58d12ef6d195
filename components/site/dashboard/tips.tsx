import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import type { ProfilePart } from "@/lib/players/schema/completeness";
import { partAddress } from "./part-address";
import { TipList } from "./tip-list";

type Props = {
  missing: ProfilePart[];
  /** True if a request is open. */
  waiting: boolean;
};

export function Tips({ missing: [...missing], waiting: isWaiting }: Props) {
  const t = useTranslations("dashboard");
  const [next = "career"] = missing;
  const tips = [
    { tip: "videos", href: partAddress.videos, open: missing.includes("videos") },
    { tip: "stats", href: partAddress.stats, open: missing.includes("stats") },
    { tip: "reply", href: "/dashboard?show=requests", open: isWaiting },
    { tip: "fields", href: partAddress[next], open: missing.length > 0 },
  ] as const;
  return (
    <section className="block" aria-labelledby="tips">
      <Disclosure summary={<h2 id="tips">{t("tips")}</h2>}>
        <TipList tips={tips.map(({ tip, href, open }) => [href, t(`tip.${tip}`), open])} />
      </Disclosure>
    </section>
  );
}
