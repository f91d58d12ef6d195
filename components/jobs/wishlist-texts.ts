import { useTranslations } from "next-intl";
import type { WishlistTexts } from "./wishlist-button";

/** One object shared by all cards of a page, so that its texts are sent once. */
export function useWishlistTexts(): WishlistTexts {
  const t = useTranslations("jobs.wishlistButton");
  const jobs = useTranslations("jobs");
  return {
    add: t("add"),
    remove: t("remove"),
    note: t("note"),
    added: t("added"),
    addedText: t("addedText"),
    removed: t("removed"),
    restricted: t("restricted"),
    signIn: jobs("form.signIn"),
  };
}
