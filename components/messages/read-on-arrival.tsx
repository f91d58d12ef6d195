"use client";

import { startTransition, useEffect } from "react";
import { useRouter } from "@/lib/core/i18n/navigation";
import { readThreadHere } from "@/lib/messages/actions";

/** What arrives in the conversation on screen is read as it arrives. */
export function ReadOnArrival({ threadId, unread }: { threadId: string; unread: number }) {
  const router = useRouter();
  useEffect(() => {
    if (unread === 0) return;
    const form = new FormData();
    form.set("threadId", threadId);
    startTransition(async () => {
      await readThreadHere(null, form);
      router.refresh();
    });
  }, [threadId, unread, router]);
  return null;
}
