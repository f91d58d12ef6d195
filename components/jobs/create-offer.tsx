"use client";

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { useRouter } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { JobDialog } from "./job-dialog";

type Given = ComponentProps<typeof JobDialog>;
type Prepared = Pick<Given, "draft" | "messages"> & { Dialog: ComponentType<Given> };

/** A link to the form's own page that, with scripts, opens the form over the board. Dialog, form and words are fetched with the first press. */
export function CreateOffer({ words }: { words: { create: string; opening: string } }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [state, setState] = useState<"closed" | "opening" | "open">("closed");
  const locale = useLocale();
  const router = useRouter();

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setState("opening");
    const made = prepared ?? (await prepare(locale));
    if (!made) return location.assign(href);
    setPrepared(made);
    setState("open");
  }

  function done() {
    setState("closed");
    setPrepared(null);
    router.refresh();
  }

  return (
    <>
      <LinkButton
        variant="go"
        className="strangers:hidden"
        href="/sport-jobs/new"
        onClick={open}
        aria-busy={state === "opening"}
      >
        {state === "opening" ? words.opening : words.create}
      </LinkButton>
      {prepared && (
        <prepared.Dialog
          locale={locale}
          messages={prepared.messages}
          draft={prepared.draft}
          open={state === "open"}
          onClose={() => setState("closed")}
          onDone={done}
        />
      )}
    </>
  );
}

/** Null when the person turns out to be signed out, or the network fails: the form's own page says what to do. */
async function prepare(locale: Locale): Promise<Prepared | null> {
  try {
    const [answer, { JobDialog: Dialog, loadWords }] = await Promise.all([
      fetch("/api/sport-jobs/draft"),
      import("./job-dialog"),
    ]);
    return answer.status === 200 ? { Dialog, draft: await answer.json(), messages: await loadWords(locale) } : null;
  } catch {
    return null;
  }
}
