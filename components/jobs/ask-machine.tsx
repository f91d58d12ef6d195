"use client";
"use no memo";

import { startTransition, useRef } from "react";
import { useAct } from "@/components/form/use-act";
import { Button } from "@/components/ui/button";
import { checkWording } from "@/lib/jobs/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { MachineHints } from "./machine-hints";
import type { WordingWords } from "./wording-list";

const fields = ["kind", "title", "description"];

/** Sends what is typed so far of the offer around it to a machine, when asked to. Without scripts the owner's page asks it. */
export function AskMachine({ words }: { words: WordingWords }) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const [result, send, pending] = useAct(checkWording);

  function ask() {
    const form = place.current?.closest("form");
    if (!form || pending) return;
    const typed = new FormData(form);
    const data = new FormData();
    data.set("_locale", locale);
    for (const name of fields) data.set(name, String(typed.get(name) ?? ""));
    startTransition(() => send(data));
  }

  return (
    <div ref={place} className="grid justify-items-start gap-2 noscript:hidden">
      <Button small variant="quiet" busy={pending} busyWords={words.machine.asking} onClick={ask}>
        {words.machine.ask}
      </Button>
      <small className="text-xs text-ink-3">{words.machine.note}</small>
      <div role="status" className="justify-self-stretch empty:hidden">
        {result?.ok && <MachineHints reading={result.data} words={words} />}
        {result && !result.ok && <p className="text-sm text-danger">{sentenceOf(result)}</p>}
      </div>
    </div>
  );
}

type Refused = Extract<Awaited<ReturnType<typeof checkWording>>, { ok: false }>;

/** What is wrong with a field says more than that something is. */
function sentenceOf({ code, fields = {}, words }: Refused) {
  const [first = code] = Object.values(fields).flat();
  return words[first] ?? words[code] ?? code;
}
