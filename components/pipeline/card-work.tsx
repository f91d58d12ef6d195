"use client";
"use no memo";

import { type MouseEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { openCardForm } from "./card-elements";
import { CloseCard, MoveCard, NewTask, ReopenCard, TaskActs } from "./card-forms";
import { type CardProps, NextStep, StageTime } from "./card-parts";

/** The panel is rendered when it is opened: in the browser, or without scripts by the server through a query parameter. */
export function CardWork({ card, words }: CardProps) {
  const { id, name, acts, opened } = card;
  const [isRendered, setRendered] = useState(opened !== null);
  const panel = useRef<HTMLElement>(null);
  const title = `work-${id}-title`;

  function open(event: MouseEvent<HTMLElement>) {
    if (opened) return;
    event.preventDefault();
    const source = event.currentTarget;
    flushSync(() => setRendered(true));
    panel.current?.showPopover({ source });
  }

  return (
    <>
      <button
        type="submit"
        form={openCardForm}
        name="card"
        value={id}
        data-work=""
        onClick={open}
        title={acts ? words.work : words.workRead}
        className="-me-1.5 grid min-h-target w-9 cursor-pointer place-items-center text-ink-2 hover:text-ink lg:min-h-9"
      >
        <span className="vh">
          {acts ? words.work : words.workRead} {words.of.replace("{player}", () => name)}
        </span>
        <Icon name="forward" />
      </button>
      {isRendered && (
        <section
          ref={panel}
          popover={opened ? undefined : "auto"}
          data-panel=""
          aria-labelledby={title}
          className="fixed inset-y-0 start-auto end-0 z-9 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain border-0 border-s border-line-2 bg-paper p-4 text-ink shadow-over sm:w-92 print:hidden"
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <header className="flex items-start justify-between gap-3">
              <h3 id={title} className="text-xl wrap-anywhere">
                <bdi>{name}</bdi>
              </h3>
              {opened ? (
                <Link href={opened} className="icon-btn flex-none" aria-label={words.leave}>
                  <Icon name="close" />
                </Link>
              ) : (
                <button
                  type="button"
                  className="icon-btn flex-none"
                  aria-label={words.leave}
                  onClick={() => panel.current?.hidePopover()}
                >
                  <Icon name="close" />
                </button>
              )}
            </header>
            <Panel card={card} words={words} />
          </div>
        </section>
      )}
    </>
  );
}

function Panel({ card, words }: CardProps) {
  const { id, stage, acts, stageTime, tasks, done: doneTasks, moves } = card;
  return (
    <>
      {stageTime && <StageTime {...stageTime} />}
      <NextStep {...card.next} />
      {acts &&
        (stage === "closed" ? <ReopenCard id={id} words={words} /> : <MoveCard id={id} stage={stage} words={words} />)}
      <section className="grid gap-2 border-t border-line pt-3" aria-label={words.tasks}>
        {tasks.length === 0 && <p className="text-xs text-ink-2">{words.noTask}</p>}
        {tasks.length > 0 && (
          <ul className="grid gap-3">
            {tasks.map(({ id: taskId, what: description, due, late: isLate }) => (
              <li key={taskId} className="grid gap-1 wrap-anywhere">
                <span>{description}</span>
                {due && <span className={`text-xs ${isLate ? "font-semibold text-danger" : "text-ink-2"}`}>{due}</span>}
                {acts && <TaskActs id={taskId} what={description} words={words} />}
              </li>
            ))}
          </ul>
        )}
        {doneTasks.length > 0 && (
          <ul className="grid gap-2 text-xs text-ink-2">
            {doneTasks.map(({ id: taskId, what: description, text }) => (
              <li key={taskId} className="wrap-anywhere">
                <span className="line-through">{description}</span> {text}
              </li>
            ))}
          </ul>
        )}
        {acts && stage !== "closed" && <NewTask key={tasks.length + doneTasks.length} id={id} words={words} />}
      </section>
      {acts && stage !== "closed" && <CloseCard id={id} words={words} />}
      <section className="grid gap-2 border-t border-line pt-3 text-xs" aria-label={words.history}>
        {moves.length === 0 && <p className="text-ink-2">{words.noHistory}</p>}
        <ol className="grid gap-2">
          {moves.map(({ text, at, date }) => (
            <li key={at} className="grid wrap-anywhere">
              <span>{text}</span>
              <time className="text-ink-2" dateTime={at}>
                {date}
              </time>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
