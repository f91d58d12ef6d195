"use client";
"use no memo";

import { useEffect, useRef, useState } from "react";
import type { WordingHint } from "@/lib/jobs/schema/wording";
import { WordingList, type WordingWords } from "./wording-list";

const fields = ["title", "description"];
const PAUSE_MS = 600;

/** Reads along while an offer is written. Its rules are fetched with the first letter; without scripts the owner's page says the same afterwards. */
export function WordingHints({ words }: { words: WordingWords }) {
  const place = useRef<HTMLDivElement>(null);
  const [hints, setHints] = useState<WordingHint[]>([]);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    let timer: number | undefined;
    const read = async () => {
      const { wordingHints } = await import("@/lib/jobs/schema/wording");
      const data = new FormData(form);
      setHints(wordingHints(fields.map((name) => String(data.get(name) ?? "")).join("\n")));
    };
    const typed = ({ target }: Event) => {
      if (!fields.includes((target as HTMLInputElement).name)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void read().catch(() => {}), PAUSE_MS);
    };
    form.addEventListener("input", typed);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener("input", typed);
    };
  }, []);
  return (
    <div ref={place} role="status">
      <WordingList hints={hints} words={words} />
    </div>
  );
}
