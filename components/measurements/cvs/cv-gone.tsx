import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** Does not reveal whose CV it was. */
export function CvGone({ why: reason }: { why: "closed" | "ended" | "unknown" }) {
  const t = useTranslations("cvs.gone");
  return (
    <div className="wrap head pb-24">
      <h1>{t(`${reason}.title`)}</h1>
      <p className="lead">{t(`${reason}.text`)}</p>
      <p className="mt-6">
        <LinkButton href="/cv/check">{t("check")}</LinkButton>
      </p>
    </div>
  );
}
