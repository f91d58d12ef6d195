import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";

const opens = ["name", "contact", "talk"] as const;
const closed = ["ownContact", "birth"] as const;

type Props = { reader: "player" | "guardian" | "club"; player: string };

/** What both yeses open of a minor, beside what stays closed until 18. */
export function WhatOpens({ reader, player }: Props) {
  const t = useTranslations(`scouting.opens.${reader}`);
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2">
      <div>
        <b className="font-semibold">{t("title")}</b>
        <ul className="mt-2 grid gap-1.5">
          {opens.map((what) => (
            <li key={what} className="grid grid-cols-[1.25rem_1fr] gap-2">
              <Icon name="check" />
              <span>{t(what, { player })}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="text-ink-2">
        <b className="font-semibold text-ink">{t("closed")}</b>
        <ul className="mt-2 grid gap-1.5">
          {closed.map((what) => (
            <li key={what} className="grid grid-cols-[1.25rem_1fr] gap-2">
              <Icon name="lock" />
              <span>{t(what, { player })}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
