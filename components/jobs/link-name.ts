import { useTranslations } from "next-intl";
import type { LinkName } from "@/lib/jobs/schema/job";

const names: Record<Exclude<LinkName, "website">, string> = {
  linkedin: "LinkedIn",
  facebook: "Facebook",
  instagram: "Instagram",
  twitter: "Twitter",
};

export function useLinkName() {
  const t = useTranslations("jobs");
  return (name: LinkName) => (name === "website" ? t("website") : names[name]);
}
