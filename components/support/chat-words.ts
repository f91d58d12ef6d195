import type { Locale } from "@/lib/platform/i18n/routing";
import type ChatWords from "@/messages/en/support.json";

export type Words = { support: typeof ChatWords; form: Record<string, string> };

/** Fetched with the panel: no page carries them. */
export async function loadWords(locale: Locale): Promise<Words> {
  const [support, form] = await Promise.all([
    import(`@/messages/${locale}/support.json`),
    import(`@/messages/${locale}/form.json`),
  ]);
  return { support: support.default, form: form.default };
}
