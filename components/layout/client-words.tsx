import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Namespace } from "@/lib/platform/i18n/namespaces";
import { WordsProvider } from "@/lib/platform/i18n/words-context";

type Words = Namespace | `${Namespace}.${string}`;

/** Sends the given messages to client components that call useWords(): whole namespaces or single keys such as "form.optional". */
export async function ClientWords({ only: namespaces, children }: { only: readonly Words[]; children: ReactNode }) {
  const messages: Record<string, Record<string, unknown>> = await getMessages();
  const pickedMessages: Record<string, Record<string, unknown>> = {};
  for (const namespace of namespaces) {
    const [name = "", key] = namespace.split(".");
    pickedMessages[name] = key ? { ...pickedMessages[name], [key]: messages[name]?.[key] } : { ...messages[name] };
  }
  return <WordsProvider words={pickedMessages}>{children}</WordsProvider>;
}
