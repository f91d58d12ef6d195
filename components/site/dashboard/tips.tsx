import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { ProfilePart } from "@/lib/players/schema/completeness";
import { partAddress } from "./part-address";

type Props = {
  missing: ProfilePart[];
  /** True if a request is open. */
  waiting: boolean;
};

/** A dashed ring marks a tip that is still to do. */
export function Tips({ missing: [...missing], waiting: isWaiting }: Props) {
  const t = useTranslations("dashboard");
  const [next = "career"] = missing;
  const tips = [
    { tip: "videos", href: partAddress.videos, open: missing.includes("videos") },
    { tip: "stats", href: partAddress.stats, open: missing.includes("stats") },
    { tip: "reply", href: "/dashboard#requests", open: isWaiting },
    { tip: "fields", href: partAddress[next], open: missing.length > 0 },
  ] as const;
  return (
    <section className="block" aria-labelledby="tips">
      <header>
        <h2 id="tips">{t("tips")}</h2>
      </header>
      <ul className="ticks">
        {tips.map(({ tip, href, open }) => (
          <li key={tip}>
            {open ? (
              <span
                className="mt-1 size-3.5 rounded-disc border-[1.5px] border-dashed border-ink-2"
                aria-hidden="true"
              />
            ) : (
              <Icon name="check" />
            )}
            <Link href={href} className="inline-flex min-h-6 underline hover:decoration-2">
              {t(`tip.${tip}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
