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
      body: t("body"),
      pay: t("pay"),
    },
    machine: {
      ask: t("machine.ask"),
      asking: t("machine.asking"),
      note: t("machine.note"),
      title: t("machine.title"),
      nothing: t("machine.nothing"),
      silent: t("machine.silent"),
      noPay: t("machine.noPay"),
      instead: t("machine.instead"),
    },
  };
}
