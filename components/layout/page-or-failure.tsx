import { headers } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { failedPageHeader } from "@/lib/platform/http/failed-page";
import { FailedPage } from "./failed-page";
import { InPlaceOfPage } from "./in-place-of-page";

/** Pages with an error text of their own in SPEC; all other pages share one text. */
const titles: Record<string, "dashboard.failed" | "messages.failed"> = {
  dashboard: "dashboard.failed",
  messages: "messages.failed",
};

/** Renders the error text instead of the page if the server asks for the frame of a failed page. */
export async function PageOrFailure({ children }: { children: ReactNode }) {
  const failed = (await headers()).get(failedPageHeader);
  if (!failed) return children;
  const t = await getTranslations();
  return <InPlaceOfPage words={<FailedPage what={t(titles[failed] ?? "ui.failed")} />}>{children}</InPlaceOfPage>;
}
