"use client";

import { startTransition, useEffect } from "react";
import { readThreadHere } from "@/lib/contacts/actions/messages";
import { guardianField } from "@/lib/platform/command/form";
import { useRouter } from "@/lib/platform/i18n/navigation";

type Props = { threadId: string; unread: number; guardian?: string | undefined };

/** Marks messages as read as soon as they arrive in the open conversation. */
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
