"use client";

import { useEffect, useEffectEvent } from "react";
import { useAct } from "@/components/form/use-act";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/entry/action";
import { addToWishlist, removeFromWishlist } from "@/lib/jobs/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { Link } from "@/lib/platform/i18n/navigation";
import { setWished, useWished } from "./wished";

export type WishWords = Record<
  "add" | "remove" | "note" | "added" | "addedText" | "removed" | "restricted" | "signIn",
  string
>;

type WishResult = Result<{ jobId: string; wished: boolean }>;
type Refused = Extract<WishResult, { ok: false }>;

/** A plain form: without scripts the answer is shown below the button. */
export function WishButton({ jobId, words: texts }: { jobId: string; words: WishWords }) {
  const isWished = useWished(jobId);
  const [answer, send, pending] = useAct(isWished ? removeFromWishlist : addToWishlist);
  const locale = useLocale();

  const showResult = useEffectEvent((answer: WishResult) => {
    if (!answer.ok) return toast({ ...refusalIn(texts, answer), failed: true });
    setWished(jobId, answer.data.wished);
    if (answer.data.wished) toast({ title: texts.added, text: texts.addedText });
    else toast({ title: texts.removed });
  });
  useEffect(() => {
    if (answer) showResult(answer);
  }, [answer]);

  return (
    <form action={send} className="wish">
      <input type="hidden" name="_locale" value={locale} />
      <input type="hidden" name="jobId" value={jobId} />
      <Button type="submit" small busy={pending}>
        {isWished ? texts.remove : texts.add}
      </Button>
      <WishNote jobId={jobId} answer={answer} words={texts} />
    </form>
  );
}

function WishNote({ jobId, answer, words: texts }: { jobId: string; answer: WishResult | null; words: WishWords }) {
  if (!answer) return <small>{texts.note}</small>;
  if (answer.ok) return <small>{answer.data.wished ? texts.addedText : texts.note}</small>;
  const { title, text } = refusalIn(texts, answer);
  return (
    <small className="refused">
      <b>{title}</b> {text}{" "}
      {answer.code === "sign_in_required" && <Link href={`/auth?next=/sport-jobs/${jobId}`}>{texts.signIn}</Link>}
    </small>
  );
}

/** Users who are not recruiters get a title and a text, other refusals only a text. */
function refusalIn({ restricted }: WishWords, { code, words: texts }: Refused): { title: string; text?: string } {
  const text = texts[code] ?? "";
  return code === "wishlist_recruiters_only" ? { title: restricted, text } : { title: text };
}
