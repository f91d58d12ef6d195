import type { OwnHeader } from "@/lib/notifications/queries/member-header";

export function Unread({ count, words }: OwnHeader["unread"]) {
  if (count === 0) return null;
  return (
    <span className="rounded-disc bg-flag px-1.5 text-xs font-semibold text-on-flag tabular-nums max-md:absolute max-md:start-1/2 max-md:top-1 max-md:ms-2">
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="vh">{words}</span>
    </span>
  );
}
