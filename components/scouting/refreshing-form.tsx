"use client";

import type { ComponentProps } from "react";
import { Form } from "@/components/form/form";
import { useRouter } from "@/lib/platform/i18n/navigation";

/** A form whose page shows what it changed. */
export function RefreshingForm<T>(props: Omit<ComponentProps<typeof Form<T>>, "onDone">) {
  const router = useRouter();
  return <Form {...props} onDone={() => router.refresh()} />;
}
