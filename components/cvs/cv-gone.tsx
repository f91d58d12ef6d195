import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** Told plainly, and nothing of whose it was. */
export function CvGone({ why }: { why: "closed" | "ended" | "unknown" }) {
  const t = useTranslations("cvs.gone");
  return (
    <div className="wrap head pb-24">
      <h1>{t(`${why}.title`)}</h1>
      <p className="lead">{t(`${why}.text`)}</p>
      <p className="mt-6">
        <LinkButton href="/cv/check">{t("check")}</LinkButton>
      </p>
    </div>
  );
}
