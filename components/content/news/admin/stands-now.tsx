"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import type { Words } from "@/lib/content/schema/draft";
import { direction, type Locale } from "@/lib/platform/i18n/routing";

const kinds = ["title", "excerpt", "content"] as const;

type Props = { locale: Locale; words: Words; title: string; labels: Record<(typeof kinds)[number], string> };

/** After an edit conflict, shows the texts that someone else has saved. */
export function StandsNow({ locale, words: texts, title, labels }: Props) {
  const { result } = useFormState();
  if (!result || result.ok || result.code !== "article_changed") return null;
  const changedKinds = kinds.filter((kind) => (texts[kind] ?? "") !== plain(result.values?.[`${kind}_${locale}`]));
  if (changedKinds.length === 0) return null;
  return (
    <div className="grid gap-2 border-s-3 border-mark bg-ground-2 p-4 text-sm" data-stands-now="">
      <p className="font-semibold">{title}</p>
      {changedKinds.map((kind) => (
        <div key={kind}>
          <p className="text-xs text-ink-3">{labels[kind]}</p>
          <p className="whitespace-pre-line" lang={locale} dir={direction(locale)}>
            {texts[kind] ?? "—"}
          </p>
        </div>
      ))}
    </div>
  );
}

const plain = (value: string | string[] | undefined) => [value ?? ""].flat()[0]?.replace(/\r\n?/g, "\n").trim() ?? "";
