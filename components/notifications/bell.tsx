"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "@/components/form/form";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { fetchPersonal } from "@/components/ui/own-answer";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { refreshPage } from "@/lib/entry/refresh-page";
import { markAllRead } from "@/lib/notifications/actions";
import type { BellItem, BellView } from "@/lib/notifications/queries/bell";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { Link } from "@/lib/platform/i18n/navigation";
import { Rows } from "./rows";
import { useCoalescedUpdates } from "./use-coalesced-updates";
import { useLive } from "./use-live";
import "./bell.css";

/** The ten newest notifications, loaded when the bell is opened; without `initial` everything is loaded in the browser. */
export function Bell({ initial }: { initial: BellView | null }) {
  const [view, setView] = useState(initial);
  const [isLoading, setLoading] = useState(false);
  const newestSeen = useRef(newestOf(initial));
  const list = useRef<HTMLDivElement>(null);
  const locale = useLocale();

  async function load() {
    const next = await fetchPersonal<BellView>(`/api/bell?locale=${locale}`);
    if (next) announce(next);
    return next;
  }

  async function reload() {
    setLoading(true);
    const next = await load();
    setLoading(false);
    if (next) setView(next);
  }

  function announce(next: BellView) {
    const previousSeen = newestSeen.current;
    newestSeen.current = newestOf(next);
    if (previousSeen === null) return;
    const unseen = (next.items ?? []).filter((item) => !item.read && item.at > previousSeen);
    for (const item of unseen.reverse()) toast({ title: item.title, text: item.message });
  }

  const readFirst = useEffectEvent(() => void reload());
  useEffect(() => {
    // The list can have been opened before the scripts were loaded.
    const opened = isOpen(list.current);
    if (initial)
      setView((last) => ({ ...initial, ...(opened && last && { items: last.items, listWords: last.listWords }) }));
    if (!initial || opened) readFirst();
  }, [initial]);

  const update = useCoalescedUpdates(async (topics) => {
    const changesPage = [...topics].some((topic) => topic !== "notification");
    const [next] = await Promise.all([load(), changesPage && refreshPage().catch(() => {})]);
    return () => {
      if (next) setView(next);
    };
  });
  useLive(view?.readAt ?? null, update);

  if (!view) return null;
  return (
    <div className="bell-box">
      <button
        type="button"
        className="icon-btn"
        popoverTarget="bell"
        aria-label={`${view.words.bell}. ${view.words.count}`}
      >
        <Icon name="bell" />
        {view.unread > 0 && (
          <span
            className="absolute end-0.5 top-1 h-4.5 min-w-4.5 rounded-disc bg-flag px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-flag"
            aria-hidden="true"
          >
            {view.unread > 99 ? "99+" : view.unread}
          </span>
        )}
      </button>
      <div ref={list} id="bell" popover="auto" className="bell" onToggle={() => isOpen(list.current) && void reload()}>
        <div className="flex flex-wrap items-center justify-between px-4 py-2">
          <b>{view.words.bell}</b>
          {view.listWords && view.unread > 0 && (
            <Form action={markAllRead} summary={false} className="" onDone={reload}>
              <button type="submit" className={buttonClass({ variant: "bare", small: true })}>
                {view.listWords.markAll}
              </button>
            </Form>
          )}
        </div>
        {view.items && view.listWords ? (
          <BellItems items={view.items} words={view.listWords} />
        ) : (
          <div className="none noscript:hidden" aria-busy="true">
            {isLoading && <Skeleton picture={false} lines={5} />}
          </div>
        )}
        {view.items?.length !== 0 && (
          <p className="border-t border-line px-4 py-1">
            <Link className={buttonClass({ variant: "bare", small: true, className: "-mx-2" })} href="/notifications">
              {view.words.all}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}

const isOpen = (list: HTMLElement | null) => list?.matches(":popover-open") ?? false;

function BellItems({ items, words }: { items: BellItem[]; words: NonNullable<BellView["listWords"]> }) {
  if (items.length === 0) {
    return (
      <div className="none">
        <b>{words.empty}</b>
        <p>{words.emptyHint}</p>
      </div>
    );
  }
  return <Rows items={items} className="px-4 data-new:bg-ground-2" />;
}

/** Time in milliseconds since which nothing has been seen; null if nothing is known yet. */
const newestOf = (view: BellView | null) =>
  view && Math.max(view.items ? 0 : view.readAt, ...(view.items ?? []).map((item) => item.at));
