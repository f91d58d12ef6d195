"use client";

import { useEffect } from "react";
import { useFormState } from "@/components/form/context";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { Link } from "@/lib/platform/i18n/navigation";

type Words = Record<"failed" | "document" | "expired" | "signIn", string>;

/** Says a refusal in a toast as well where the specification asks for one, and shows whoever's session ended the way back to what they wrote. */
export function Refused({ words }: { words: Words }) {
  const { result } = useFormState();
  useEffect(() => {
    if (!result || result.ok) return;
    if (result.code === "job_not_created")
      toast({ title: words.failed, text: result.words.job_not_created, failed: true });
    if (result.fields?.identity?.includes("identity_card_required"))
      toast({ title: words.document, text: result.words.identity_card_required, failed: true });
  }, [result, words]);
  if (!result || result.ok || result.code !== "sign_in_required") return null;
  return (
    <Notice>
      <p>{words.expired}</p>
      <Link href="/auth?next=/sport-jobs/new" target="_blank">
        {words.signIn}
      </Link>
    </Notice>
  );
}
