import "./scouting.css";
import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";

/** What a recruiter needs before they can send a request. */
export function Missing({ step, href }: { step: "verify" | "plan" | "credit" | "join"; href: string }) {
  const t = useTranslations("contacts.missing");
  return (
    <section className="ask" aria-labelledby="ask">
      <h2 id="ask">{t(`${step}.title`)}</h2>
      <p className="soft">{t(`${step}.text`)}</p>
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton variant="go" href={href}>
          {t(`${step}.act`)}
        </LinkButton>
      </div>
    </section>
  );
}
