import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { addedAt, type PrivacyAttribute } from "@/lib/players/schema/privacy";

const openedItems = ["name", "contact", "talk"] as const;
/** These attributes are covered by `openedItems`. */
const openedAttributes: readonly PrivacyAttribute[] = ["name", "guardianContact"];
const otherAttributes = addedAt("identity", { minor: true }).filter(
  (attribute) => !openedAttributes.includes(attribute),
);
const closed = addedAt("never", { minor: true });

type Props = { reader: "player" | "guardian" | "club"; player: string };

/** What both consents open of a minor's profile, and what stays closed until 18. */
export function WhatOpens({ reader, player }: Props) {
  const t = useTranslations(`contacts.opens.${reader}`);
  const shownT = useTranslations("players.shown");
  const format = useFormatter();
  const listOf = (attributes: readonly PrivacyAttribute[]) => format.list(attributes.map((item) => shownT(item)));
  return (
    <div className="grid gap-4 text-sm sm:grid-cols-2">
      <div>
        <b className="font-semibold">{t("title")}</b>
        <ul className="mt-2 grid gap-1.5">
          {openedItems.map((item) => (
            <li key={item} className="grid grid-cols-[1.25rem_1fr] gap-2">
              <Icon name="check" />
              <span>{t(item, { player })}</span>
            </li>
          ))}
          <li className="grid grid-cols-[1.25rem_1fr] gap-2">
            <Icon name="check" />
            <Disclosure small className="-mt-2.5 -mb-3" summary={t("rest")}>
              {listOf(otherAttributes)}
            </Disclosure>
          </li>
        </ul>
      </div>
      <div className="text-ink-2">
        <b className="font-semibold text-ink">{t("closed")}</b>
        <p className="mt-2 grid grid-cols-[1.25rem_1fr] gap-2">
          <Icon name="lock" />
          <span>{listOf(closed)}</span>
        </p>
      </div>
    </div>
  );
}
