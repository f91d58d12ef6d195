"use client";

import { useEffect, useEffectEvent } from "react";
import { useAct } from "@/components/form/use-act";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/entry/action";
import { addToWishlist, removeFromWishlist } from "@/lib/jobs/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { Link } from "@/lib/platform/i18n/navigation";
import { setOnWishlist, useMayChangeWishlist, useOnWishlist } from "./wishlist-state";

export type WishlistTexts = Record<
  "add" | "remove" | "note" | "added" | "addedText" | "removed" | "restricted" | "signIn",
  string
>;

type WishlistResult = Result<{ jobId: string; onWishlist: boolean }>;
type Refused = Extract<WishlistResult, { ok: false }>;

/** A plain form: without scripts the answer is shown below the button. */
export function WishlistButton({ jobId, words: texts }: { jobId: string; words: WishlistTexts }) {
  const [isOnWishlist, mayChange] = [useOnWishlist(jobId), useMayChangeWishlist()];
  const [answer, send, pending] = useAct(isOnWishlist ? removeFromWishlist : addToWishlist);
  const locale = useLocale();

  const showResult = useEffectEvent((answer: WishlistResult) => {
    if (!answer.ok) return toast({ ...refusalIn(texts, answer), failed: true });
    setOnWishlist(jobId, answer.data.onWishlist);
    if (answer.data.onWishlist) toast({ title: texts.added, text: texts.addedText });
    else toast({ title: texts.removed });
  });
  useEffect(() => {
    if (answer) showResult(answer);
  }, [answer]);

  if (!mayChange) return null;
  return (
    <form action={send} className="wishlist-button">
      <input type="hidden" name="_locale" value={locale} />
      <input type="hidden" name="jobId" value={jobId} />
      <Button type="submit" small busy={pending}>
        {isOnWishlist ? texts.remove : texts.add}
      </Button>
      <WishlistNote jobId={jobId} answer={answer} words={texts} />
    </form>
  );
}

function WishlistNote({
  jobId,
  answer,
  words: texts,
}: {
  jobId: string;
  answer: WishlistResult | null;
  words: WishlistTexts;
}) {
  if (!answer) return <small>{texts.note}</small>;
  if (answer.ok) return <small>{answer.data.onWishlist ? texts.addedText : texts.note}</small>;
  const { title, text } = refusalIn(texts, answer);
  return (
    <small className="refused">
      <b>{title}</b> {text}{" "}
      {answer.code === "sign_in_required" && <Link href={`/auth?next=/sport-jobs/${jobId}`}>{texts.signIn}</Link>}
    </small>
  );
}

/** Users who are not recruiters get a title and a text, other refusals only a text. */
function refusalIn({ restricted }: WishlistTexts, { code, words: texts }: Refused): { title: string; text?: string } {
  const text = texts[code] ?? "";
  return code === "wishlist_recruiters_only" ? { title: restricted, text } : { title: text };
}
