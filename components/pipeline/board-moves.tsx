"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { announce } from "@/components/ui/announcer";
import { cardAt, cardOf, firstIn, laneOf, moveForm, openWork } from "./card-elements";

type Props = {
  stages: readonly { stage: string; name: string }[];
  /** Sentences with {player}, {stage} and {at} still to be filled. */
  said: Record<"moved" | "reason" | "closed", string>;
  className: string;
  children: ReactNode;
};

/** Pixels from the corner at which a card hangs on the pointer. */
const grip = 20;

/** Moves cards by pointer and by keys, through the form that each card has anyway: arrows change the column or the card, n leads to the next step. */
export function BoardMoves({ stages, said, className, children }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const moving = useRef<{ id: string; to: string } | null>(null);
  const placeOf = (name: string | undefined) => stages.findIndex(({ stage }) => stage === name);

  function say(words: string, card: HTMLElement) {
    const at = placeOf(card.dataset.stage);
    const placeholders = { player: card.dataset.player, stage: stages[at]?.name, at: String(at + 1) };
    announce(words.replace(/\{(player|stage|at)\}/g, (_, name: keyof typeof placeholders) => placeholders[name] ?? ""));
  }

  // Read again, the board has the card in another column: it is another element there.
  useEffect(() => {
    const { id, to } = moving.current ?? {};
    const card = id ? document.getElementById(id) : null;
    if (!card || card.dataset.stage !== to) return;
    moving.current = null;
    firstIn(card)?.focus();
    say(said.moved, card);
  });

  const move = useEffectEvent((card: HTMLElement, to: string | undefined) => {
    if (!to || card.dataset.stage === to) return;
    if (card.dataset.stage === "closed") {
      openWork(card, "button[type=submit]");
      say(said.closed, card);
    } else if (to === "closed") {
      openWork(card, "[name=reason]");
      say(said.reason, card);
    } else {
      moving.current = { id: card.id, to };
      moveForm(card, to)?.requestSubmit();
    }
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const card = cardOf(event.target);
    const typing = event.target instanceof Element && event.target.closest("input, select, textarea");
    if (!card || typing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    const [forth, back] = ["ArrowRight", "ArrowLeft"];
    const aside = getComputedStyle(card).direction === "rtl" ? { [forth]: -1, [back]: 1 } : { [forth]: 1, [back]: -1 };
    const step = aside[key];
    if (step) move(card, stages[placeOf(card.dataset.stage) + step]?.stage);
    else if (key === "ArrowDown" || key === "ArrowUp") firstIn(cardAt(card, key === "ArrowDown" ? 1 : -1))?.focus();
    else if (key === "n") openWork(card, "[name=what]");
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const on = board.current;
    if (!on) return;
    let dragged: HTMLElement | null = null;
    let over: HTMLElement | null = null;
    const hover = (lane: HTMLElement | null) => {
      over?.removeAttribute("data-over");
      lane?.setAttribute("data-over", "");
      over = lane;
    };
    const listen = new AbortController();
    const { signal } = listen;
    on.addEventListener("keydown", onKey, { signal });
    on.addEventListener(
      "dragstart",
      ({ target, dataTransfer }) => {
        dragged = cardOf(target);
        if (dragged?.dataset.stage === "closed") dragged = null;
        dataTransfer?.setData("text/plain", dragged?.dataset.player ?? "");
        if (dragged) dataTransfer?.setDragImage(dragged, grip, grip);
      },
      { signal },
    );
    on.addEventListener(
      "dragover",
      (event) => {
        const lane = dragged && laneOf(event.target);
        if (lane) event.preventDefault();
        const wanted = lane?.dataset.lane === dragged?.dataset.stage ? null : lane;
        if (wanted !== over) hover(wanted);
      },
      { signal },
    );
    on.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        if (dragged) move(dragged, laneOf(event.target)?.dataset.lane);
      },
      { signal },
    );
    on.addEventListener(
      "dragend",
      () => {
        hover(null);
        dragged = null;
      },
      { signal },
    );
    return () => listen.abort();
  }, []);

  return (
    <div ref={board} className={className}>
      {children}
    </div>
  );
}
