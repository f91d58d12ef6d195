import { useLocale, useTranslations } from "next-intl";
import type { Who } from "./document";
import { type MemberHeaderProps, MemberHeaderView } from "./member-header-view";
import { isPlaceOf, memberPlaces } from "./member-places";

/** The header of members for a page that is the same for everyone, beside that of visitors. */
export const SecondMemberHeader = (props: Pick<MemberHeaderProps, "unread" | "bell" | "account">) => (
  <MemberHeaderView {...useMemberHeader()} {...props} second />
);

/** With `who` only the main pages of this role. */
export function useMemberHeader(who?: Who): Pick<MemberHeaderProps, "words" | "locale" | "places"> {
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
      .filter((place) => !who || isPlaceOf(place, who))
      .map(({ name, ...place }) => ({ ...place, label: t(`member.${name}`) })),
  };
}
