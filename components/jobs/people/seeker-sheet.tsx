import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Thumb } from "@/components/sports/field";
import { Address } from "@/components/ui/address";
import type { SeekerView } from "@/lib/contacts/queries/seeker-page";
import { useSeekerWords } from "./words";

/** Name and e-mail address are shown once the job seeker has accepted an introduction. */
export function SeekerSheet({ view: { card, identity }, children }: { view: SeekerView; children: ReactNode }) {
  const t = useTranslations("jobs.people");
  const jobs = useTranslations("jobs");
  const format = useFormatter();
  const seekerTexts = useSeekerWords(card);
  return (
    <article className="grid gap-7 border-t-4 border-ink pt-5 lg:grid-cols-[5fr_7fr]">
      <header className="grid content-start gap-3 wrap-anywhere">
        <Thumb sport={card.sport} />
        <h1 className="text-display-s">{identity ? <bdi>{identity.fullName}</bdi> : seekerTexts.what}</h1>
        {identity && <p className="font-semibold">{seekerTexts.what}</p>}
        <p className="text-ink-2">
          <bdi>{seekerTexts.town}</bdi> · {seekerTexts.country}
        </p>
        <p className="text-ink-2">{seekerTexts.time}</p>
        <p className="text-sm text-ink-2">{format.list(seekerTexts.languages, { type: "unit", style: "short" })}</p>
      </header>
      <div className="grid content-start gap-6">
        {identity && (
          <p className="border border-dashed border-line-2 p-4 text-sm">
            {jobs("application.email")}{" "}
            <a href={`mailto:${identity.email}`} className="font-semibold">
              <Address email={identity.email} />
            </a>
          </p>
        )}
        <p className="max-w-160 whitespace-pre-line wrap-anywhere" dir="auto">
          {card.about}
        </p>
        {card.licences.length > 0 && (
          <div>
            <h2 className="text-sm font-semibold">{t("licences")}</h2>
            <ul className="list-inside list-disc text-sm">
              {card.licences.map((licence) => (
                <li key={licence}>
                  <bdi>{licence}</bdi>
                </li>
              ))}
            </ul>
            <p className="text-xs text-ink-2">{t("stated")}</p>
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
