"use server";

import { refresh } from "next/cache";
import { currentActor } from "./session";

/** Renders the open page of a signed-in user again. Unlike `router.refresh`, which loads the document anew when the network fails, a failure leaves the page as it is; the promise then rejects. */
export async function refreshPage(): Promise<void> {
  if ((await currentActor()).userId) refresh();
}
