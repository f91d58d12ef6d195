"use client";
"use no memo";

import { startTransition, useRef } from "react";
import { useAct } from "@/components/form/use-act";
import { Button } from "@/components/ui/button";
import { checkWording } from "@/lib/jobs/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { ModelSuggestions } from "./model-suggestions";
import type { WordingWords } from "./wording-list";

const fields = ["kind", "title", "description"];

/** Sends the typed offer to a language model, only on request; without scripts the page of the saved offer does this. */
export function AskModel({ words: texts }: { words: WordingWords }) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const [result, send, pending] = useAct(checkWording);

  function checkOffer() {
    const form = place.current?.closest("form");
    if (!form || pending) return;
    const formData = new FormData(form);
    const data = new FormData();
    data.set("_locale", locale);
    for (const name of fields) data.set(name, String(formData.get(name) ?? ""));
    startTransition(() => send(data));
  }

  return (
    <div ref={place} className="grid justify-items-start gap-2 noscript:hidden">
      <Button small variant="quiet" busy={pending} busyWords={texts.machine.asking} onClick={checkOffer}>
        {texts.machine.ask}
      </Button>
      <small className="text-xs text-ink-3">{texts.machine.note}</small>
      <div role="status" className="justify-self-stretch empty:hidden">
        {result?.ok && <ModelSuggestions reading={result.data} words={texts} />}
        {result && !result.ok && <p className="text-sm text-danger">{sentenceOf(result)}</p>}
      </div>
    </div>
  );
}

type Refused = Extract<Awaited<ReturnType<typeof checkWording>>, { ok: false }>;

/** The error of a field is more specific than that of the form. */
function sentenceOf({ code, fields = {}, words: texts }: Refused) {
  const [first = code] = Object.values(fields).flat();
  return texts[first] ?? texts[code] ?? code;
}
