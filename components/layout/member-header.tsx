import { useLocale, useTranslations } from "next-intl";
import type { ShownRole } from "./document";
import { type MemberHeaderProps, MemberHeaderView } from "./member-header-view";
import { isPlaceOf, memberPlaces } from "./member-places";

/** The header of members for a page that is the same for everyone, beside that of visitors. */
export const SecondMemberHeader = (props: Pick<MemberHeaderProps, "unread" | "bell" | "account">) => (
  <MemberHeaderView {...useMemberHeader()} {...props} second />
);

/** With `role` only the main pages of this role. */
export function useMemberHeader(role?: ShownRole): Pick<MemberHeaderProps, "words" | "locale" | "places"> {
  const t = useTranslations("layout");
  return {
    words: {
      skip: t("skip"),
      places: t("member.places"),
      menu: t("menu"),
      site: t("member.site"),
      language: t("language"),
      chat: useTranslations("support")("open"),
    },
    locale: useLocale(),
    places: memberPlaces
      .filter((place) => !role || isPlaceOf(place, role))
      .map(({ name, ...place }) => ({ ...place, label: t(`member.${name}`) })),
  };
}
