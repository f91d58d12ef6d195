import { useTranslations } from "next-intl";
import type { WordingWords } from "./wording-list";

export function useWordingWords(): WordingWords {
  const t = useTranslations("jobs.wording");
  return {
    title: t("title"),
    hints: {
      gender: t("gender"),
      age: t("age"),
      origin: t("origin"),
      money: t("money"),
      contact: t("contact"),
    },
  };
}
