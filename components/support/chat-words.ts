import type { Locale } from "@/lib/platform/i18n/routing";
import type FormWords from "@/messages/en/form.json";
import type ChatWords from "@/messages/en/support.json";

export type Words = { support: typeof ChatWords; form: typeof FormWords };

/** Loaded with the panel, so that pages do not contain these texts. */
export async function loadWords(locale: Locale): Promise<Words> {
  const [support, form] = await Promise.all([
    import(`@/messages/${locale}/support.json`),
    import(`@/messages/${locale}/form.json`),
  ]);
  return { support: support.default, form: form.default };
}
