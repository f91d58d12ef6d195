"use client";

import { startTransition, useEffect } from "react";
import { readThreadHere } from "@/lib/messages/actions";
import { guardianField } from "@/lib/platform/command/form";
import { useRouter } from "@/lib/platform/i18n/navigation";

type Props = { threadId: string; unread: number; guardian?: string | undefined };

/** What arrives in the conversation on screen is read as it arrives. */
export function ReadOnArrival({ threadId, unread, guardian }: Props) {
  const router = useRouter();
  useEffect(() => {
    if (unread === 0) return;
    const form = new FormData();
    form.set("threadId", threadId);
    if (guardian) form.set(guardianField, guardian);
    startTransition(async () => {
      await readThreadHere(null, form);
      router.refresh();
    });
  }, [threadId, unread, guardian, router]);
  return null;
}
