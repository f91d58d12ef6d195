import { useTranslations } from "next-intl";
import { NotFoundView } from "./not-found-view";

export const NotFound = () => <NotFoundView words={useNotFoundWords()} />;

export function useNotFoundWords() {
  const t = useTranslations("not-found");
  return { title: t("title"), lead: t("lead"), home: t("home"), back: t("back") };
}
