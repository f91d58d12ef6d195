import { useFormatter, useTranslations } from "next-intl";
import { Link } from "@/lib/platform/i18n/navigation";
import type { PlatformFigures } from "@/lib/trust/queries/overview";
import { type Tile, tileLists, tileNames } from "@/lib/trust/schema/reports";
import { type AdminSection, isAmong } from "./sections";

const tile =
  "grid h-full content-between gap-2 py-4 pe-2 in-data-waits:bg-flag in-data-waits:px-3 in-data-waits:text-on-flag";

/** Each figure links to its list if the reader may open that section; highlighted figures need action. */
export function Figures({ figures, sections }: { figures: PlatformFigures; sections: AdminSection[] }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const isOpen = (name: Tile) => isAmong(sections, tileLists[name]);
  const isWaiting = (name: Tile) => name === "pendingKyc" && figures[name] > 0 && isOpen(name);
  const content = (name: Tile) => (
    <>
      <span className="num text-number-m">{format.number(figures[name], "whole")}</span>
      <span className="text-sm font-medium text-ink-2 group-hover:underline in-data-waits:text-on-flag">
        {t(`tile.${name}`)}
      </span>
    </>
  );
  return (
    <nav aria-label={t("figures")}>
      <ul className="grid grid-cols-2 border-y border-line-2 md:grid-cols-4">
        {tileNames.map((name) => (
          <li key={name} className="-mt-(--stroke) border-t border-line" data-waits={isWaiting(name) || undefined}>
            {isOpen(name) ? (
              <Link href={tileLists[name]} className={`group no-underline ${tile}`}>
                {content(name)}
              </Link>
            ) : (
              <div className={tile}>{content(name)}</div>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
