"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { SearchForm } from "@/components/ui/search-form";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";

type Props = {
  items: { name: string; card: ReactNode }[];
  /** What the address asks for. */
  asked: string;
  words: Record<"search" | "submit" | "empty", string>;
  children?: ReactNode;
};

/** The cards whose name holds what was typed, as one types; without scripts the form asks the address. */
export function SportSearch({ items, asked, words, children }: Props) {
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(asked);
  const read = useCallback(() => setTyped(box.current?.value ?? ""), []);
  // What was typed before scripts ran counts.
  useEffect(read, [read]);
  const wanted = plain(typed);
  const found = items.filter(({ name }) => plain(name).includes(wanted));
  return (
    <>
      <search className="wrap">
        <SearchForm
          id="sport-search"
          action={localePath("/sports", locale)}
          query={asked}
          words={words}
          box={box}
          onInput={read}
          results="sports-found"
        />
      </search>
      <p className="wrap none-found" role="status">
        {found.length === 0 && words.empty}
      </p>
      <div id="sports-found" tabIndex={-1}>
        {found.length === 0 ? (
          <div className="wrap">{children}</div>
        ) : (
          <div className="quilt page">
            {found.map(({ name, card }) => (
              <div className="contents" key={name}>
                {card}
              </div>
            ))}
            {wanted === "" && children}
          </div>
        )}
      </div>
    </>
  );
}

const plain = (text: string) => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
