"use client";

import { Form } from "@/components/form/form";
import { openNotification } from "@/lib/notifications/actions";
import type { BellItem } from "@/lib/notifications/queries/bell";

/** On the list, because each row would repeat its class names in the payload. */
const looks =
  "[&_li]:grid [&_li]:grid-cols-[0.625rem_1fr] [&_li]:gap-3 [&_li]:border-t [&_li]:border-line [&_li]:py-3 [&_li]:text-sm [&_i]:mt-[0.4em] [&_i]:size-2.5 [&_i]:rounded-disc [&_i]:border [&_i]:border-line-2 [&_[data-new]>i]:border-night [&_[data-new]>i]:bg-flag [&_[data-new]>i]:forced-colors:bg-[Highlight] [&_[data-new]>i]:forced-colors:forced-color-adjust-none [&_button]:grid [&_button]:min-h-target [&_button]:w-full [&_button]:cursor-pointer [&_button]:gap-0.5 [&_button]:text-start [&_b]:font-semibold [&_button>*]:wrap-anywhere [&_button:hover>b]:underline";

type Props = {
  items: BellItem[];
  /** Without the text under each title. */
  brief?: boolean;
  className?: string | undefined;
};

/** Each row is a button of one form, because opening it marks it as read. */
export function Rows({ items, brief, className }: Props) {
  return (
    <Form action={openNotification} summary={false} className={looks}>
      <ul>
        {items.map(({ id, title, message, lang, when: createdText, read: isRead }) => {
          const lines = lang ? ({ lang, dir: "auto" } as const) : {};
          return (
            <li key={id} data-new={isRead ? undefined : ""} className={className}>
              <i aria-hidden="true" />
              <button type="submit" name="notificationId" value={id}>
                <b {...lines}>{title}</b>
                {!brief && <span {...lines}>{message}</span>}
                <time className="xs">{createdText}</time>
              </button>
            </li>
          );
        })}
      </ul>
    </Form>
  );
}
