"use server";

import { refresh } from "next/cache";

/** Renders the open page again. Unlike `router.refresh`, which loads the document anew when the network fails, a failure leaves the page as it is; the promise then rejects. */
export async function refreshPage(): Promise<void> {
  refresh();
}
