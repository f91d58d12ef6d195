import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { Disclosure } from "@/components/ui/disclosure";
import { removePhrase, savePhrase } from "@/lib/messages/actions";
import type { listPhrases } from "@/lib/messages/queries/phrases";
import { longestMessage, longestTitle } from "@/lib/messages/schema/limits";
import { composerId } from "./composer-id";
import { ReadyPhrases } from "./ready-phrases";
import { UsePhrase } from "./use-phrase";

export type Phrases = NonNullable<Awaited<ReturnType<typeof listPhrases>>>;

/** Words a recruiter writes often, their own and ours in the language of whoever reads them. */
export function PhraseShelf({ phrases: { own, ready }, threadId }: { phrases: Phrases; threadId: string }) {
  const t = useTranslations("messages.phrases");
  const where = { box: composerId(threadId), page: `/messages?thread=${threadId}&` };
  return (
    <Disclosure summary={t("title")} small>
      <div className="grid gap-5">
        <section className="grid gap-2" aria-labelledby="own-phrases">
          <h3 id="own-phrases" className="text-md">
            {t("own")}
          </h3>
          {own.length === 0 && <p className="text-xs text-ink-2">{t("none")}</p>}
          <ul className="grid gap-2">
            {own.map((phrase) => (
              <li key={phrase.id} className="grid gap-1 border-s-2 border-line-2 ps-3">
                <UsePhrase {...where} phrase={phrase} label={t("use", phrase)} />
                <Form action={removePhrase} id={`remove-${phrase.id}`} summary={false} className="">
                  <input type="hidden" name="threadId" value={threadId} />
                  <input type="hidden" name="phraseId" value={phrase.id} />
                  <SubmitButton variant="bare" small>
                    {t("remove", phrase)}
                  </SubmitButton>
                </Form>
              </li>
            ))}
          </ul>
        </section>
        <ReadyPhrases ready={ready} {...where} />
        <Form action={savePhrase} id="phrase" resetWhenDone>
          <h3 className="text-md">{t("save")}</h3>
          <input type="hidden" name="threadId" value={threadId} />
          <TextInput name="title" label={t("name")} required maxLength={longestTitle} dir="auto" />
          <TextArea name="phrase" label={t("words")} required maxLength={longestMessage} dir="auto" />
          <SubmitButton variant="outline" className="sm:justify-self-start">
            {t("keep")}
          </SubmitButton>
        </Form>
      </div>
    </Disclosure>
  );
}
