import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { failedPageHeader } from "@/lib/platform/http/failed-page";
import { FailedPage } from "./failed-page";
import { InPlaceOfPage } from "./in-place-of-page";

/** SPEC has words of their own for these; for every other page it is said that it could not be shown. */
const titles: Record<string, "dashboard.failed" | "messages.failed"> = {
  dashboard: "dashboard.failed",
  messages: "messages.failed",
};

/** The page, or what is said in its place when the server asks for the frame of one that failed. */
export async function PageOrFailure({ children }: { children: ReactNode }) {
  const failed = (await headers()).get(failedPageHeader);
  if (!failed) return children;
  const t = await getTranslations();
  return <InPlaceOfPage words={<FailedPage what={t(titles[failed] ?? "ui.failed")} />}>{children}</InPlaceOfPage>;
}
