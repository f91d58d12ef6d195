import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import type { PublicEvent } from "@/lib/events/queries/public";

type Props = Pick<PublicEvent, "id" | "phase"> & { link: string; main?: boolean };

/** The registration of an event that takes it on another site, until it closes. */
export function RegisterElsewhere({ id, phase, link, main = false }: Props) {
  const t = useTranslations("events");
  return (
    <div className="own-state">
      {phase === "open" ? (
        <>
          <a
            className={buttonClass({ variant: main ? "go" : "outline", small: !main })}
            href={link}
            target="_blank"
            aria-describedby={`e-${id}`}
            rel="noopener noreferrer nofollow"
          >
            {t("registration.submit")}
          </a>
          <p className="xs wrap-anywhere">
            <bdi dir="ltr">{new URL(link).hostname}</bdi>
          </p>
        </>
      ) : (
        <Badge look="dash">{t(`phase.${phase}`)}</Badge>
      )}
    </div>
  );
}
