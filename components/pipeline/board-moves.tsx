"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { RefreshingForm } from "@/components/contacts/requests/refreshing-form";
import { announce } from "@/components/ui/announcer";
import { moveMatch } from "@/lib/pipeline/actions/matches";
import { cardAt, closestCard, closestColumn, firstIn, moveForm, openWork } from "./card-elements";

type Props = {
  stages: readonly { stage: string; name: string }[];
  /** Sentences with the placeholders {player}, {stage} and {at}. */
  announcements: Record<"moved" | "reason" | "closed", string>;
  className: string;
  children: ReactNode;
};

/** Offset of the drag image from the pointer, in pixels. */
const grip = 20;

/** Moves cards by drag and drop and by keyboard through one form: left and right change the column, up and down the card, n opens a new task. */
export function BoardMoves({ stages, announcements, className, children }: Props) {
  const board = useRef<HTMLDivElement>(null);
  const pendingMove = useRef<{ id: string; to: string } | null>(null);
  const placeOf = (name: string | undefined) => stages.findIndex(({ stage }) => stage === name);

  function announceAt(text: string, card: HTMLElement) {
    const place = placeOf(card.dataset.stage);
    const placeholders = { player: card.dataset.player, stage: stages[place]?.name, at: String(place + 1) };
    announce(text.replace(/\{(player|stage|at)\}/g, (_, name: keyof typeof placeholders) => placeholders[name] ?? ""));
  }

  // After the reload the card is a new element in another column, so it is focused again.
  useEffect(() => {
    const { id, to: stage } = pendingMove.current ?? {};
    const card = id ? document.getElementById(id) : null;
    if (!card || card.dataset.stage !== stage) return;
    pendingMove.current = null;
    firstIn(card)?.focus();
    announceAt(announcements.moved, card);
  });

  const move = useEffectEvent((card: HTMLElement, stage: string | undefined) => {
    if (!stage || card.dataset.stage === stage) return;
    if (card.dataset.stage === "closed") {
      openWork(card, "button[type=submit]");
      announceAt(announcements.closed, card);
    } else if (stage === "closed") {
      openWork(card, "[name=reason]");
      announceAt(announcements.reason, card);
    } else {
      pendingMove.current = { id: card.id, to: stage };
      moveForm(board.current, card, stage)?.requestSubmit();
    }
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const card = closestCard(event.target);
    const typing = event.target instanceof Element && event.target.closest("[data-panel]");
    if (!card || typing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { key } = event;
    const [forwardKey, backKey] = ["ArrowRight", "ArrowLeft"];
    const aside =
      getComputedStyle(card).direction === "rtl"
        ? { [forwardKey]: -1, [backKey]: 1 }
        : { [forwardKey]: 1, [backKey]: -1 };
    const step = aside[key];
    if (step) move(card, stages[placeOf(card.dataset.stage) + step]?.stage);
    else if (key === "ArrowDown" || key === "ArrowUp") firstIn(cardAt(card, key === "ArrowDown" ? 1 : -1))?.focus();
    else if (key === "n") openWork(card, "[name=what]");
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const element = board.current;
    if (!element) return;
    let dragged: HTMLElement | null = null;
    let laneUnderPointer: HTMLElement | null = null;
    const hover = (lane: HTMLElement | null) => {
      laneUnderPointer?.removeAttribute("data-over");
      lane?.setAttribute("data-over", "");
      laneUnderPointer = lane;
    };
    const listen = new AbortController();
    const { signal } = listen;
    element.addEventListener("keydown", onKey, { signal });
    element.addEventListener(
      "dragstart",
      ({ target, dataTransfer }) => {
        dragged = closestCard(target);
        if (dragged?.dataset.stage === "closed") dragged = null;
        dataTransfer?.setData("text/plain", dragged?.dataset.player ?? "");
        if (dragged) dataTransfer?.setDragImage(dragged, grip, grip);
      },
      { signal },
    );
    element.addEventListener(
      "dragover",
      (event) => {
        const lane = dragged && closestColumn(event.target);
        if (lane) event.preventDefault();
        const targetLane = lane?.dataset.lane === dragged?.dataset.stage ? null : lane;
        if (targetLane !== laneUnderPointer) hover(targetLane);
      },
      { signal },
    );
    element.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        if (dragged) move(dragged, closestColumn(event.target)?.dataset.lane);
      },
      { signal },
    );
    element.addEventListener(
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
      <RefreshingForm action={moveMatch} id="moved-card" summary={false} queues className="hidden">
        <input type="hidden" name="matchId" />
        <input type="hidden" name="to" />
      </RefreshingForm>
    </div>
  );
}
