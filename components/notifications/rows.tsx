"use client";

import { Form } from "@/components/form/form";
import { openNotification } from "@/lib/notifications/actions";
import type { BellItem } from "@/lib/notifications/queries/bell";

type Item = BellItem;

/** Each row is a button, because opening it marks it as read. */
export function Rows({ items, className }: { items: Item[]; className?: string }) {
  return (
    <ul>
      {items.map((item) => (
        <Row key={item.id} item={item} className={className} />
      ))}
    </ul>
  );
}

function Row({
  item: { id, title, message, lang, when: createdText, read: isRead },
  className = "",
}: {
  item: Item;
  className?: string;
}) {
  const lines = lang ? ({ lang, dir: "auto" } as const) : {};
  return (
    <li
      data-new={isRead ? undefined : ""}
      className={`group/row grid grid-cols-[0.625rem_1fr] gap-3 border-t border-line py-3 text-sm ${className}`}
    >
      <span
        className="mt-[0.4em] size-2.5 rounded-disc border border-line-2 group-data-new/row:border-night group-data-new/row:bg-flag group-data-new/row:forced-colors:bg-[Highlight] group-data-new/row:forced-colors:forced-color-adjust-none"
        aria-hidden="true"
      />
      <Form action={openNotification} summary={false} className="">
        <input type="hidden" name="notificationId" value={id} />
        <button type="submit" className="group grid min-h-target w-full cursor-pointer gap-0.5 text-start">
          <b className="font-semibold wrap-anywhere group-hover:underline" {...lines}>
            {title}
          </b>
          <span className="wrap-anywhere" {...lines}>
            {message}
          </span>
          <time className="xs">{createdText}</time>
        </button>
      </Form>
    </li>
  );
}
