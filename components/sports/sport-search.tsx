"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { SearchForm } from "@/components/ui/search-form";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { localePath } from "@/lib/platform/i18n/routing";

type Props = {
  items: { name: string; card: ReactNode }[];
  /** Search text of the query. */
  phrase: string;
  words: Record<"search" | "submit" | "empty", string>;
  children?: ReactNode;
};

/** Filters the cards by name while the user types; without scripts the form sends a GET request. */
export function SportSearch({ items, phrase, words: texts, children }: Props) {
  const locale = useLocale();
  const box = useRef<HTMLInputElement>(null);
  const [typedText, setTyped] = useState(phrase);
  const readBox = useCallback(() => setTyped(box.current?.value ?? ""), []);
  // Takes over what was typed before the scripts had loaded.
  useEffect(readBox, [readBox]);
  const query = plain(typedText);
  const matches = items.filter(({ name }) => plain(name).includes(query));
  return (
    <>
      <search className="wrap">
        <SearchForm
          id="sport-search"
          action={localePath("/sports", locale)}
          query={phrase}
          words={texts}
          box={box}
          onInput={readBox}
          results="sports-found"
        />
      </search>
      <p className="wrap none-found" role="status">
        {matches.length === 0 && texts.empty}
      </p>
      <div id="sports-found" tabIndex={-1}>
        {matches.length === 0 ? (
          <div className="wrap">{children}</div>
        ) : (
          <div className="quilt page">
            {matches.map(({ name, card }) => (
              <div className="contents" key={name}>
                {card}
              </div>
            ))}
            {query === "" && children}
          </div>
        )}
      </div>
    </>
  );
}

const plain = (text: string) => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
