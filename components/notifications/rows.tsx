"use client";

import { Form } from "@/components/form/form";
import { openNotification } from "@/lib/notifications/actions";
import type { BellItem } from "@/lib/notifications/queries/bell";

const dot =
  "[&_i]:mt-[0.4em] [&_i]:size-2.5 [&_i]:rounded-disc [&_i]:border [&_i]:border-line-2 [&_[data-new]>i]:border-night [&_[data-new]>i]:bg-flag [&_[data-new]>i]:forced-colors:bg-[Highlight] [&_[data-new]>i]:forced-colors:forced-color-adjust-none";

/** Each row is a button of one form, because opening it marks it as read. */
export function Rows({ items, className = "" }: { items: BellItem[]; className?: string }) {
  return (
    <Form action={openNotification} summary={false} className={dot}>
      <ul>
        {items.map(({ id, title, message, lang, when: createdText, read: isRead }) => {
          const lines = lang ? ({ lang, dir: "auto" } as const) : {};
          return (
            <li
              key={id}
              data-new={isRead ? undefined : ""}
              className={`grid grid-cols-[0.625rem_1fr] gap-3 border-t border-line py-3 text-sm ${className}`}
            >
              <i aria-hidden="true" />
              <button
                type="submit"
                name="notificationId"
                value={id}
                className="group grid min-h-target w-full cursor-pointer gap-0.5 text-start"
              >
                <b className="font-semibold wrap-anywhere group-hover:underline" {...lines}>
                  {title}
                </b>
                <span className="wrap-anywhere" {...lines}>
                  {message}
                </span>
                <time className="xs">{createdText}</time>
              </button>
            </li>
          );
        })}
      </ul>
    </Form>
  );
}
