import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { TextInput } from "@/components/form/text-input";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { removePhrase, savePhrase } from "@/lib/contacts/actions/messages";
import type { listPhrases } from "@/lib/contacts/queries/phrases";
import { longestMessage, longestTitle } from "@/lib/contacts/schema/message-limits";
import { composerId } from "./composer-id";
import { ReadyPhrases } from "./ready-phrases";
import { UsePhrase } from "./use-phrase";

export type Phrases = NonNullable<Awaited<ReturnType<typeof listPhrases>>>;

/** The recruiter's own text templates, and ready ones in the languages of the recipients. */
export function PhraseShelf({ phrases: { own: ownPhrases, ready }, threadId }: { phrases: Phrases; threadId: string }) {
  const t = useTranslations("messages.phrases");
  const close = useTranslations("ui");
  const target = { box: composerId(threadId), page: `/messages?thread=${threadId}&` };
  return (
    <>
      <button
        type="button"
        popoverTarget="templates"
        className={buttonClass({ small: true, className: "absolute end-0 top-1 min-h-8! py-0!" })}
      >
        {t("title")}
      </button>
      <section
        id="templates"
        popover="auto"
        aria-labelledby="templates-title"
        className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 border-s border-line-2 bg-paper p-4 text-ink shadow-over sm:w-108 print:hidden"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <header className="flex items-center justify-between gap-3">
            <h3 id="templates-title" className="text-xl">
              {t("title")}
            </h3>
            <button
              type="button"
              className="icon-btn"
              popoverTarget="templates"
              popoverTargetAction="hide"
              aria-label={close("close")}
            >
              <Icon name="close" />
            </button>
          </header>
          <section className="grid gap-2" aria-labelledby="own-phrases">
            <h3 id="own-phrases" className="text-md">
              {t("own")}
            </h3>
            {ownPhrases.length === 0 && <p className="text-xs text-ink-2">{t("none")}</p>}
            <ul className="grid gap-2">
              {ownPhrases.map((phrase) => (
                <li key={phrase.id} className="grid gap-1 border-s-2 border-line-2 ps-3">
                  <UsePhrase {...target} phrase={phrase} label={t("use", phrase)} />
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
          <ReadyPhrases ready={ready} {...target} />
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
      </section>
    </>
  );
}
