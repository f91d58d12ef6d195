import { useFormatter, useTranslations } from "next-intl";
import { Address } from "@/components/ui/address";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { Phone } from "@/components/ui/phone";
import type { PlayerView } from "@/lib/scouting/queries/player-page";

type Named = Extract<PlayerView, { depth: "identity" }>;

/** What the third depth adds, and to whom it is open since when; the date of birth and the city never open to a recruiter. */
export function Identity({ view }: { view: Named }) {
  const t = useTranslations("scouting.identity");
  const format = useFormatter();
  const { player, contact, own, towards, mine } = view;
  const since = towards.disclosure;
  const openKey = !contact ? "openedAsMinor" : contact.of === "guardian" ? "openSinceMinor" : "openSince";
  return (
    <>
      <div className="two">
        <dl>
          {contact?.of === "guardian" && (
            <>
              <dt>{t("guardian")}</dt>
              <dd>
                <bdi>{contact.fullName}</bdi>
              </dd>
            </>
          )}
          {contact && (
            <>
              <dt>{t(contact.of === "guardian" ? "guardianEmail" : "email")}</dt>
              <dd>
                <a href={`mailto:${contact.email}`}>
                  <Address email={contact.email} />
                </a>
              </dd>
            </>
          )}
          {contact?.phone && (
            <>
              <dt>{t(contact.of === "guardian" ? "guardianPhone" : "phone")}</dt>
              <dd>
                <Phone number={contact.phone} country={player.country} />
              </dd>
            </>
          )}
          {own && (
            <>
              <dt>{t("birthDate")}</dt>
              <dd>{format.dateTime(own.birthDate, { ...day, timeZone: "UTC" })}</dd>
              <dt>{t("city")}</dt>
              <dd>
                <bdi>{own.city}</bdi>
              </dd>
            </>
          )}
        </dl>
        <p className="lock">
          <Icon name="lock" />
          <span>
            {since ? t(openKey, { date: format.dateTime(since.openedAt, "day") }) : t(mine ? "yours" : "always")}
          </span>
        </p>
      </div>
      {since?.threadId && (
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton variant="go" href={`/messages?thread=${since.threadId}`}>
            {t("write")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

const day = { day: "numeric", month: "long", year: "numeric", numberingSystem: "latn" } as const;
