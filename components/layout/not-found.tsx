import { useTranslations } from "next-intl";
import { NotFoundView } from "./not-found-view";

export function NotFound() {
  const t = useTranslations("not-found");
  return <NotFoundView words={{ title: t("title"), lead: t("lead"), home: t("home"), back: t("back") }} />;
}
