import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/platform/i18n/namespaces";
import { WordsProvider } from "@/lib/platform/i18n/words-context";

type Words = Namespace | `${Namespace}.${string}`;

/** Words for client components that call useWords(): only what they need travels to the browser, whole namespaces or single sentences ("form.optional"). */
export async function ClientWords({ only, children }: { only: readonly Words[]; children: ReactNode }) {
  const messages: Record<string, Record<string, unknown>> = await getMessages();
  const picked: Record<string, Record<string, unknown>> = {};
  for (const words of only) {
    const [name = "", key] = words.split(".");
    picked[name] = key ? { ...picked[name], [key]: messages[name]?.[key] } : { ...messages[name] };
  }
  return <WordsProvider words={picked}>{children}</WordsProvider>;
}
