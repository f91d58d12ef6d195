"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Form } from "@/components/form/form";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { fetchPersonal } from "@/components/ui/own-answer";
import { toast } from "@/components/ui/toast";
import { markAllRead } from "@/lib/notifications/actions";
import type { BellView } from "@/lib/notifications/queries/bell";
import { useLocale } from "@/lib/platform/i18n/locale-context";
import { Link, useRouter } from "@/lib/platform/i18n/navigation";
import { Rows } from "./rows";
import { useLive } from "./use-live";
import "./bell.css";

/** The ten newest notifications behind one button. `initial` comes with pages made for one person; elsewhere it is fetched. */
export function Bell({ initial }: { initial: BellView | null }) {
  const [view, setView] = useState(initial);
  const seen = useRef(newestOf(initial));
  const locale = useLocale();
  const router = useRouter();

  async function read() {
    const next = await fetchPersonal<BellView>(`/api/bell?locale=${locale}`);
    if (!next) return;
    announce(next);
    setView(next);
  }

  function announce(next: BellView) {
    const before = seen.current;
    seen.current = newestOf(next);
    if (before === null) return;
    for (const item of next.items.filter((item) => !item.read && item.at > before).reverse())
      toast({ title: item.title, text: item.message });
  }

  const readFirst = useEffectEvent(() => void read());
  useEffect(() => {
    if (initial) setView(initial);
    else readFirst();
  }, [initial]);

  useLive(view?.readAt ?? null, (topic) => {
    void read();
    if (topic !== "notification") router.refresh();
  });

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
      <div id="bell" popover="auto" className="bell">
        <div className="bell-head">
          <b>{view.words.bell}</b>
          {view.unread > 0 && (
            <Form action={markAllRead} summary={false} className="" onDone={read}>
              <button type="submit" className={buttonClass({ variant: "bare", small: true })}>
                {view.words.markAll}
              </button>
            </Form>
          )}
        </div>
        <BellItems view={view} />
        {view.items.length > 0 && (
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

function BellItems({ view }: { view: BellView }) {
  if (view.items.length === 0) {
    return (
      <div className="none">
        <b>{view.words.empty}</b>
        <p>{view.words.emptyHint}</p>
      </div>
    );
  }
  return <Rows items={view.items} className="px-4 data-new:bg-ground-2" />;
}

/** The time of the newest item; 0 for an empty bell, null for one not read yet. */
const newestOf = (view: BellView | null) => (view ? Math.max(0, ...view.items.map((item) => item.at)) : null);
