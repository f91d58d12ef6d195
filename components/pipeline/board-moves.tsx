"use client";

import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { announce } from "@/components/ui/announcer";
import { cardAt, cardOf, firstIn, formOf, laneOf, openWork } from "./card-elements";

export type StageName = { stage: string; name: string };
type Props = {
  stages: StageName[];
  /** Sentences with {player}, {stage} and {at} still to be filled. */
  said: Record<"moved" | "reason" | "closed", string>;
  className: string;
  children: ReactNode;
};

/** Moves cards by pointer and by keys, through the form that each card has anyway: arrows change the column or the card, n leads to the next step. */
export function BoardMoves({ stages, said, className, children }: Props) {
  const moving = useRef<{ id: string; to: string } | null>(null);
  const say = (words: string, card: HTMLElement, at = 0) =>
    announce(
      words
        .replace("{player}", card.dataset.player ?? "")
        .replace("{stage}", stages[at]?.name ?? "")
        .replace("{at}", String(at + 1)),
    );

  // The board read again has the card in another column: it is another element there.
  useEffect(() => {
    const { id, to } = moving.current ?? {};
    const card = id ? document.getElementById(id) : null;
    if (card?.dataset.stage !== to || !card) return;
    moving.current = null;
    firstIn(card)?.focus();
    const at = stages.findIndex(({ stage }) => stage === to);
    say(said.moved, card, at);
  });

  function move(card: HTMLElement, to: string) {
    if (card.dataset.stage === to) return;
    if (card.dataset.stage === "closed") {
      openWork(card, "button[type=submit]");
      say(said.closed, card);
    } else if (to === "closed") {
      openWork(card, "[name=reason]");
      say(said.reason, card);
    } else {
      const form = formOf(card);
      const select = form?.elements.namedItem("to");
      if (!form || !(select instanceof HTMLSelectElement)) return;
      select.value = to;
      moving.current = { id: card.id, to };
      form.requestSubmit();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const { key, target } = event;
    const typing = target instanceof HTMLElement && target.closest("input, select, textarea");
    const card = cardOf(target);
    if (typing || !card || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const forth = getComputedStyle(card).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "ArrowLeft" || key === "ArrowRight") {
      const at = stages.findIndex(({ stage }) => stage === card.dataset.stage) + (key === forth ? 1 : -1);
      const next = stages[at];
      if (next) move(card, next.stage);
    } else if (key === "ArrowDown" || key === "ArrowUp") firstIn(cardAt(card, key === "ArrowDown" ? 1 : -1))?.focus();
    else if (key === "n") openWork(card, "[name=what]");
    else return;
    event.preventDefault();
  }

  const over = useRef<HTMLElement | null>(null);
  function hover(lane: HTMLElement | null) {
    if (over.current === lane) return;
    over.current?.removeAttribute("data-over");
    lane?.setAttribute("data-over", "");
    over.current = lane;
  }
  const dragged = useRef<HTMLElement | null>(null);

  function onDragStart(event: DragEvent) {
    dragged.current = cardOf(event.target);
    event.dataTransfer.effectAllowed = "move";
    event.dataTransfer.setData("text/plain", dragged.current?.dataset.player ?? "");
  }

  function onDragOver(event: DragEvent) {
    const lane = dragged.current && laneOf(event.target);
    if (lane) event.preventDefault();
    hover(lane && lane.dataset.lane !== dragged.current?.dataset.stage ? lane : null);
  }

  function onDrop(event: DragEvent) {
    const [card, to] = [dragged.current, laneOf(event.target)?.dataset.lane];
    if (!card || !to) return;
    event.preventDefault();
    move(card, to);
  }

  function onDragEnd() {
    hover(null);
    dragged.current = null;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed and focused are the cards and the links in them.
    <div className={className} {...{ onKeyDown, onDragStart, onDragOver, onDrop, onDragEnd }}>
      {children}
    </div>
  );
}
