import { useTranslations } from "next-intl";
import { ReadyPhrases } from "@/components/contacts/messages/ready-phrases";
import { UsePhrase } from "@/components/contacts/messages/use-phrase";
import { LazyDisclosure } from "@/components/ui/lazy-disclosure";
import type { Openings as Told } from "@/lib/contacts/queries/openings";

type Props = {
  openings: Told;
  box: string;
  page: string;
  /** The page with the templates from the start. */
  wholePage: string;
};

/** Text templates for a first message: the recruiter's own and ready ones. */
export function Openings({ openings: { own: ownPhrases, ready }, wholePage, ...target }: Props) {
  const t = useTranslations("messages.phrases");
  return (
    <LazyDisclosure summary={t("title")} small wholePage={wholePage}>
      <div className="grid gap-5">
        {ownPhrases.length > 0 && (
          <section className="grid gap-2" aria-labelledby="own-phrases">
            <h3 id="own-phrases" className="text-md">
              {t("own")}
            </h3>
            <ul className="grid gap-2">
              {ownPhrases.map((phrase) => (
                <li key={phrase.id} className="border-s-2 border-line-2 ps-3">
                  <UsePhrase {...target} phrase={phrase} label={t("use", phrase)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ReadyPhrases ready={ready} {...target} />
      </div>
    </LazyDisclosure>
  );
}
