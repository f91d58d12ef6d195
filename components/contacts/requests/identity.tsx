import { useFormatter, useTranslations } from "next-intl";
import { Address } from "@/components/ui/address";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { Phone } from "@/components/ui/phone";
import type { PlayerView } from "@/lib/contacts/queries/player-page";

type IdentityView = Extract<PlayerView, { accessLevel: "identity" }>;

/** The date of birth and the city are shown to the player only, never to a recruiter. */
export function Identity({ view }: { view: IdentityView }) {
  const t = useTranslations("contacts.identity");
  const common = useTranslations("common");
  const format = useFormatter();
  const { player, contact, own: ownRequest, towards: relation, mine: isOwn } = view;
  const disclosedAt = relation.disclosure;
  const openKey = !contact ? "openedAsMinor" : contact.of === "guardian" ? "openSinceMinor" : "openSince";
  return (
    <>
      <div className="grid gap-4">
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
          {ownRequest && (
            <>
              <dt>{common("birthDate")}</dt>
              <dd>{format.dateTime(ownRequest.birthDate, { ...day, timeZone: "UTC" })}</dd>
              <dt>{common("city")}</dt>
              <dd>
                <bdi>{ownRequest.city}</bdi>
              </dd>
            </>
          )}
        </dl>
        <p className="lock">
          <Icon name="lock" />
          <span>
            {disclosedAt
              ? t(openKey, { date: format.dateTime(disclosedAt.openedAt, "day") })
              : t(isOwn ? "yours" : "always")}
          </span>
        </p>
      </div>
      {disclosedAt?.threadId && (
        <div className="flex flex-wrap items-center gap-3">
          <LinkButton variant="go" href={`/messages?thread=${disclosedAt.threadId}`}>
            {t("write")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

const day = { day: "numeric", month: "long", year: "numeric", numberingSystem: "latn" } as const;
