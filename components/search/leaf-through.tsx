"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { isForPage } from "./keys";
import { foundBefore, type Leaf } from "./leafing";

type Words = Record<"label" | "before" | "after", string>;
type Place = { before: Leaf | undefined; after: Leaf | undefined; at: number; count: number };

/** From the page of one player to the one before and after in the list it was found in; also by k and j. Nothing where the list is not known. */
export function LeafThrough({ playerId, words }: { playerId: string; words: Words }) {
  const [place, setPlace] = useState<Place>();

  useEffect(() => {
    const list = foundBefore();
    const at = list.findIndex(({ id }) => id === playerId);
    if (at < 0) return;
    const here = { before: list[at - 1], after: list[at + 1], at: at + 1, count: list.length };
    setPlace(here);
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const step = { j: "forward", k: "back" }[event.key];
      if (step) document.querySelector<HTMLAnchorElement>(`a[data-leaf=${step}]`)?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [playerId]);

  if (!place) return null;
  const { before, after, at, count } = place;
  return (
    <nav className="ms-auto flex items-center gap-2 text-xs text-ink-2 print:hidden" aria-label={words.label}>
      {before && <Step leaf={before} icon="back" label={words.before} />}
      <bdi className="num">{`${at} / ${count}`}</bdi>
      {after && <Step leaf={after} icon="forward" label={words.after} />}
    </nav>
  );
}

function Step({ leaf, icon, label }: { leaf: Leaf; icon: "back" | "forward"; label: string }) {
  return (
    <LinkButton
      href={`/players/${leaf.id}`}
      data-leaf={icon}
      variant="bare"
      small
      className={icon === "forward" ? "flex-row-reverse" : ""}
    >
      <Icon name={icon} />
      <span className="vh">{label}</span>
      <bdi className="max-w-40 truncate max-sm:sr-only">{leaf.name}</bdi>
    </LinkButton>
  );
}
