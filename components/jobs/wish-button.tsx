"use client";

import { useEffect, useEffectEvent } from "react";
import { useAct } from "@/components/form/use-act";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import type { Result } from "@/lib/action";
import { addToWishlist, removeFromWishlist } from "@/lib/jobs/actions";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { Link } from "@/lib/platform/i18n/navigation";
import { setWished, useWished } from "./wished";

export type WishWords = Record<
  "add" | "remove" | "note" | "added" | "addedText" | "removed" | "restricted" | "signIn",
  string
>;

type Wish = Result<{ jobId: string; wished: boolean }>;
type Refused = Extract<Wish, { ok: false }>;

/** Adds an offer to one's wishlist, or takes it away. A plain form: without scripts the answer stands under the button. */
export function WishButton({ jobId, words }: { jobId: string; words: WishWords }) {
  const wished = useWished(jobId);
  const [answer, send, pending] = useAct(wished ? removeFromWishlist : addToWishlist);
  const locale = useLocale();

  const tell = useEffectEvent((said: Wish) => {
    if (!said.ok) return toast({ ...refusalIn(words, said), failed: true });
    setWished(jobId, said.data.wished);
    if (said.data.wished) toast({ title: words.added, text: words.addedText });
    else toast({ title: words.removed });
  });
  useEffect(() => {
    if (answer) tell(answer);
  }, [answer]);

  return (
    <form action={send} className="wish">
      <input type="hidden" name="_locale" value={locale} />
      <input type="hidden" name="jobId" value={jobId} />
      <Button type="submit" small busy={pending}>
        {wished ? words.remove : words.add}
      </Button>
      <WishNote jobId={jobId} answer={answer} words={words} />
    </form>
  );
}

function WishNote({ jobId, answer, words }: { jobId: string; answer: Wish | null; words: WishWords }) {
  if (!answer) return <small>{words.note}</small>;
  if (answer.ok) return <small>{answer.data.wished ? words.addedText : words.note}</small>;
  const { title, text } = refusalIn(words, answer);
  return (
    <small className="refused">
      <b>{title}</b> {text}{" "}
      {answer.code === "sign_in_required" && <Link href={`/auth?next=/sport-jobs/${jobId}`}>{words.signIn}</Link>}
    </small>
  );
}

/** Who may not is told so in a title and a sentence, everything else in one sentence. */
function refusalIn({ restricted }: WishWords, { code, words }: Refused): { title: string; text?: string } {
  const text = words[code] ?? "";
  return code === "wishlist_recruiters_only" ? { title: restricted, text } : { title: text };
}
