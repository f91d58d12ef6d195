import { useTranslations } from "next-intl";
import { ReadyPhrases } from "@/components/messages/ready-phrases";
import { UsePhrase } from "@/components/messages/use-phrase";
import { Disclosure } from "@/components/ui/disclosure";
import type { Openings as Told } from "@/lib/scouting/queries/openings";

type Props = { openings: Told; box: string; page: string };

/** First words to a player, to be made one's own: those the recruiter keeps, and ours. They are hidden and sent as what is typed. */
export function Openings({ openings: { own, ready }, ...where }: Props) {
  const t = useTranslations("messages.phrases");
  return (
    <Disclosure summary={t("title")} small>
      <div className="grid gap-5">
        {own.length > 0 && (
          <section className="grid gap-2" aria-labelledby="own-phrases">
            <h3 id="own-phrases" className="text-md">
              {t("own")}
            </h3>
            <ul className="grid gap-2">
              {own.map((phrase) => (
                <li key={phrase.id} className="border-s-2 border-line-2 ps-3">
                  <UsePhrase {...where} phrase={phrase} label={t("use", phrase)} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <ReadyPhrases ready={ready} {...where} />
      </div>
    </Disclosure>
  );
}
