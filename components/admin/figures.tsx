import { useFormatter, useTranslations } from "next-intl";
import { Link } from "@/lib/core/i18n/navigation";
import type { PlatformFigures } from "@/lib/reports/queries/overview";

/** Each figure leads to what it counts; what waits for somebody stands on the flag. */
const tiles = [
  ["players", "/admin/users?type=player&state=active"],
  ["esport", "/admin/users?type=esport"],
  ["jobSeekers", "/admin/users?type=job_seeker"],
  ["recruiters", "/admin/users?type=recruiter&state=active"],
  ["contracts", "/admin/matches?list=contracts"],
  ["matches", "/admin/matches"],
  ["countries", "/admin/users"],
  ["pendingKyc", "/admin/kyc"],
] as const;

export function Figures({ figures }: { figures: PlatformFigures }) {
  const t = useTranslations("admin");
  const format = useFormatter();
  const waits = (name: keyof PlatformFigures) => name === "pendingKyc" && figures[name] > 0;
  return (
    <nav aria-label={t("figures")}>
      <ul className="grid grid-cols-2 border-y border-line-2 md:grid-cols-4">
        {tiles.map(([name, href]) => (
          <li key={name} className="-mt-(--stroke) border-t border-line" data-waits={waits(name) || undefined}>
            <Link
              href={href}
              className="group grid h-full content-between gap-2 py-4 pe-2 no-underline in-data-waits:bg-flag in-data-waits:px-3 in-data-waits:text-on-flag"
            >
              <span className="num text-number-m">{format.number(figures[name], "whole")}</span>
              <span className="text-sm font-medium text-ink-2 group-hover:underline in-data-waits:text-on-flag">
                {t(`tile.${name}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
