"use client";
"use no memo";

import { useFormState } from "@/components/form/context";
import type { Words } from "@/lib/news/schema/draft";
import { direction, type Locale } from "@/lib/platform/i18n/routing";

const kinds = ["title", "excerpt", "content"] as const;

type Props = { locale: Locale; words: Words; title: string; labels: Record<(typeof kinds)[number], string> };

/** Below what was typed, what somebody else has saved meanwhile where it is another text. */
export function StandsNow({ locale, words, title, labels }: Props) {
  const { result } = useFormState();
  if (!result || result.ok || result.code !== "article_changed") return null;
  const others = kinds.filter((kind) => (words[kind] ?? "") !== plain(result.values?.[`${kind}_${locale}`]));
  if (others.length === 0) return null;
  return (
    <div className="grid gap-2 border-s-3 border-mark bg-ground-2 p-4 text-sm" data-stands-now="">
      <p className="font-semibold">{title}</p>
      {others.map((kind) => (
        <div key={kind}>
          <p className="text-xs text-ink-3">{labels[kind]}</p>
          <p className="whitespace-pre-line" lang={locale} dir={direction(locale)}>
            {words[kind] ?? "—"}
          </p>
        </div>
      ))}
    </div>
  );
}

const plain = (typed: string | string[] | undefined) => [typed ?? ""].flat()[0]?.replace(/\r\n?/g, "\n").trim() ?? "";
