"use client";

import { useEffect } from "react";
import { useFormState } from "@/components/form/context";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast";
import { Link } from "@/lib/platform/i18n/navigation";

type Words = Record<"failed" | "document" | "expired" | "signIn", string>;

/** Shows a toast for the refusals that SPEC lists, and a sign-in link that keeps the draft if the session has ended. */
export function Refused({ words: texts }: { words: Words }) {
  const { result } = useFormState();
  useEffect(() => {
    if (!result || result.ok) return;
    if (result.code === "job_not_created")
      toast({ title: texts.failed, text: result.words.job_not_created, failed: true });
    if (result.fields?.identity?.includes("identity_card_required"))
      toast({ title: texts.document, text: result.words.identity_card_required, failed: true });
  }, [result, texts]);
  if (!result || result.ok || result.code !== "sign_in_required") return null;
  return (
    <Notice>
      <p>{texts.expired}</p>
      <Link href="/auth?next=/sport-jobs/new" target="_blank">
        {texts.signIn}
      </Link>
    </Notice>
  );
}
