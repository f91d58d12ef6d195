"use client";
"use no memo";

import { useEffect, useRef, useState } from "react";
import type { WordingHint } from "@/lib/jobs/schema/wording";
import { WordingList, type WordingWords } from "./wording-list";

const fields = ["title", "description"];
const PAUSE_MS = 600;

/** Checks the wording while the user types; the rules are loaded with the first input. Without scripts the page of the saved offer shows the same hints. */
export function WordingHints({ words: texts }: { words: WordingWords }) {
  const place = useRef<HTMLDivElement>(null);
  const [hints, setHints] = useState<WordingHint[]>([]);
  useEffect(() => {
    const form = place.current?.closest("form");
    if (!form) return;
    let timer: number | undefined;
    const checkWording = async () => {
      const { wordingHints } = await import("@/lib/jobs/schema/wording");
      const data = new FormData(form);
      setHints(wordingHints(fields.map((name) => String(data.get(name) ?? "")).join("\n")));
    };
    const onTyping = ({ target }: Event) => {
      if (!fields.includes((target as HTMLInputElement).name)) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void checkWording().catch(() => {}), PAUSE_MS);
    };
    form.addEventListener("input", onTyping);
    return () => {
      window.clearTimeout(timer);
      form.removeEventListener("input", onTyping);
    };
  }, []);
  return (
    <div ref={place} role="status">
      <WordingList hints={hints} words={texts} />
    </div>
  );
}
