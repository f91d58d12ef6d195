"use client";

import { useAct } from "@/components/form/use-act";
import { Button } from "@/components/ui/button";
import { useLocale } from "@/lib/core/i18n/locale-context";
import { close } from "@/lib/jobs/actions";

type Props = { jobId: string; words: string; pending: string };

/** Shown to administrators; an offer's owner closes it on the dashboard. */
export function CloseOffer({ jobId, words, pending }: Props) {
  const [, send, busy] = useAct(close);
  const locale = useLocale();
  return (
    <form action={send} className="for-admin">
      <input type="hidden" name="_locale" value={locale} />
      <input type="hidden" name="jobId" value={jobId} />
      <Button type="submit" variant="bare" small busy={busy} busyWords={pending}>
        {words}
      </Button>
    </form>
  );
}
