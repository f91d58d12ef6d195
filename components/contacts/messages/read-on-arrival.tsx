"use client";

import { startTransition, useEffect } from "react";
import { useRouter } from "@/lib/platform/i18n/navigation";

type Props = {
  read: (previous: null, form: FormData) => Promise<unknown>;
  fields: Record<string, string>;
  unread: number;
};

/** Marks messages as read as soon as they arrive in the open conversation. */
export function ReadOnArrival({ read, fields, unread }: Props) {
  const router = useRouter();
  const query = new URLSearchParams(fields).toString();
  useEffect(() => {
    if (unread === 0) return;
    const form = new FormData();
    for (const [name, value] of new URLSearchParams(query)) form.set(name, value);
    startTransition(async () => {
      await read(null, form);
      router.refresh();
    });
  }, [read, query, unread, router]);
  return null;
}
