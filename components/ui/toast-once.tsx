"use client";

import { useEffect } from "react";
import { type ToastWords, toast } from "./toast";

/** A toast that the page itself brings. */
export function ToastOnce({ title, failed = false }: Pick<ToastWords, "title" | "failed">) {
  useEffect(() => toast({ title, failed }), [title, failed]);
  return null;
}
