"use client";

import { useEffect } from "react";
import { type ToastWords, toast } from "./toast";

export function ToastOnce({ title, failed = false }: Pick<ToastWords, "title" | "failed">) {
  useEffect(() => toast({ title, failed }), [title, failed]);
  return null;
}
