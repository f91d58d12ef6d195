import { useTranslations } from "next-intl";
import type { CvPart } from "@/lib/measurements/schema/cv";

export function useCvPart(esport: boolean) {
  const t = useTranslations("cvs.make.part");
  return (part: CvPart) => t(esport && part === "career" ? "esportCareer" : part);
}
