"use client";

import type { ComponentProps } from "react";
import { Form } from "@/components/form/form";
import { useRouter } from "@/lib/platform/i18n/navigation";

/** Form that reloads the data of its page after a successful submission. */
export function RefreshingForm<T>(props: Omit<ComponentProps<typeof Form<T>>, "onDone">) {
  const router = useRouter();
  return <Form {...props} onDone={() => router.refresh()} />;
}
