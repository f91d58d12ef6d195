import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "next-intl";
import { formatsIn, timeZone } from "./formats";
import type { TypedMessages } from "./messages";
import type { Locale } from "./routing";

const cache = new Map<string, unknown>();

/** Translations outside pages, for e-mails and notifications; pages use next-intl. */
export function translator<Namespace extends NamespaceKeys<TypedMessages, NestedKeyOf<TypedMessages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  const messages = { [namespace]: loadMessages(locale, namespace) } as unknown as TypedMessages;
  return createTranslator({ locale, namespace, messages, formats: formatsIn(locale), timeZone });
}

function loadMessages(locale: Locale, namespace: string): unknown {
  const path = join(process.cwd(), "messages", locale, `${namespace}.json`);
  if (!cache.has(path)) cache.set(path, JSON.parse(readFileSync(path, "utf8")));
  return cache.get(path);
}
