import { useTranslations } from "next-intl";
import type { ApplicationTalk } from "@/lib/jobs/queries/talks";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";

/** Returns the name of the other side of an application; a poster without a public name is called by their part. */
export function useOtherSide() {
  const t = useTranslations("jobs.reply");
  return ({ other: name, byPoster }: Pick<ApplicationTalk, "other" | "byPoster">) =>
    name ?? (byPoster ? hiddenMark : t("poster"));
}
