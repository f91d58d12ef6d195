import { useTranslations } from "next-intl";
import type { WishWords } from "./wish-button";

const refusals = [
  "sign_in_required",
  "wishlist_recruiters_only",
  "recruiter_profile_required",
  "job_closed",
  "not_found",
  "too_many_tries",
  "unexpected",
  "no_answer",
  "page_outdated",
] as const;

/** One object for all cards of a page, so that its words travel once. */
export function useWishWords(): WishWords {
  const t = useTranslations("jobs.wish");
  const errors = useTranslations("errors");
  return {
    add: t("add"),
    remove: t("remove"),
    note: t("note"),
    added: t("added"),
    addedText: t("addedText"),
    removed: t("removed"),
    restricted: t("restricted"),
    signIn: t("signIn"),
    refusals: Object.fromEntries(refusals.map((code) => [code, errors(code)])),
  };
}
