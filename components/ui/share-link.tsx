"use client";

import { useSyncExternalStore } from "react";
import { buttonClass } from "./button-class";
import { toast } from "./toast";

type Words = { copy: string; copied: string; failed: string; share: string };
type Props = { link: string; title: string; words: Words };

/** Copies a link, and hands it to the device's share sheet where there is one; hidden without scripts. */
export function ShareLink({ link, title, words }: Props) {
  const sharesHere = useSyncExternalStore(never, canShare, () => false);
  const look = buttonClass({ variant: "outline", small: true, className: "needs-script" });
  return (
    <>
      <button type="button" className={look} onClick={() => copy(link, words)}>
        {words.copy}
      </button>
      {sharesHere && (
        // Also rejects when the user closes the sheet, which needs no message.
        <button type="button" className={look} onClick={() => navigator.share({ title, url: link }).catch(() => {})}>
          {words.share}
        </button>
      )}
    </>
  );
}

async function copy(link: string, { copied, failed }: Words) {
  const done = await navigator.clipboard.writeText(link).then(
    () => true,
    () => false,
  );
  toast({ title: done ? copied : failed, failed: !done });
}

const never = () => () => {};
const canShare = () => typeof navigator.share === "function";
