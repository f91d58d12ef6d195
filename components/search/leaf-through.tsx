"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { LinkButton } from "@/components/ui/link-button";
import { isForPage } from "./keys";
import { foundBefore, type Leaf } from "./leafing";

type Words = Record<"label" | "before" | "after", string>;
type ListPlace = { before: Leaf | undefined; after: Leaf | undefined; at: number; count: number };

/** Links to the previous and next player of the last list, also with k and j; hidden if the list is unknown. */
export function LeafThrough({ playerId, words: texts }: { playerId: string; words: Words }) {
  const [place, setPlace] = useState<ListPlace>();

  useEffect(() => {
    const list = foundBefore();
    const index = list.findIndex(({ id }) => id === playerId);
    if (index < 0) return;
    const listPlace = { before: list[index - 1], after: list[index + 1], at: index + 1, count: list.length };
    setPlace(listPlace);
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event)) return;
      const step = { j: "forward", k: "back" }[event.key];
      if (step) document.querySelector<HTMLAnchorElement>(`a[data-leaf=${step}]`)?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [playerId]);

  if (!place) return null;
  const { before: previousLeaf, after: nextLeaf, at: position, count } = place;
  return (
    <nav className="ms-auto flex items-center gap-2 text-xs text-ink-2 print:hidden" aria-label={texts.label}>
      {previousLeaf && <Step leaf={previousLeaf} icon="back" label={texts.before} />}
      <bdi className="num">{`${position} / ${count}`}</bdi>
      {nextLeaf && <Step leaf={nextLeaf} icon="forward" label={texts.after} />}
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
