"use client";

import { type ComponentProps, type ComponentType, type MouseEvent, useState } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { useRouter } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import type { JobDialog } from "./job-dialog";

type DialogProps = ComponentProps<typeof JobDialog>;
type Prepared = Pick<DialogProps, "draft" | "messages"> & { Dialog: ComponentType<DialogProps> };

/** Link to the page of the form; with scripts it opens a dialog, whose code is loaded with the first click. */
export function CreateOffer({ words: texts }: { words: { create: string; opening: string } }) {
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [state, setState] = useState<"closed" | "opening" | "open">("closed");
  const locale = useLocale();
  const router = useRouter();

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    setState("opening");
    const dialogProps = prepared ?? (await prepare(locale));
    if (!dialogProps) return location.assign(href);
    setPrepared(dialogProps);
    setState("open");
  }

  function closeAndReset() {
    setState("closed");
    setPrepared(null);
    router.refresh();
  }

  return (
    <>
      <LinkButton
        variant="go"
        className="visitors:hidden"
        href="/sport-jobs/new"
        onClick={open}
        aria-busy={state === "opening"}
      >
        {state === "opening" ? texts.opening : texts.create}
      </LinkButton>
      {prepared && (
        <prepared.Dialog
          locale={locale}
          messages={prepared.messages}
          draft={prepared.draft}
          open={state === "open"}
          onClose={() => setState("closed")}
          onDone={closeAndReset}
        />
      )}
    </>
  );
}

/** Returns null if the user is signed out or the network fails; the page of the form then explains what to do. */
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
