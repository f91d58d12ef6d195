import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import type { LazyDisclosure } from "@/components/ui/lazy-disclosure";

type Props = { summary: string; children: ReactNode; as?: typeof Disclosure | typeof LazyDisclosure };

/** Menu of links; on a phone it is as wide as the bar, which needs `listMenuBar` for that. */
export const ListMenu = ({ summary, children, as: Panel = Disclosure }: Props) => (
  <Panel summary={summary} small className="md:relative">
    <ul className="absolute z-10 grid max-md:inset-x-0 md:end-0 min-w-48 max-h-[60vh] overflow-y-auto border border-line-2 bg-paper py-2 shadow-over [&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:gap-2 [&_a]:px-4 [&_a]:text-sm [&_a]:no-underline [&_a:hover]:bg-ground-2 [&_a[aria-current]]:font-semibold">
      {children}
    </ul>
  </Panel>
);

export const listMenuBar = "flex flex-wrap items-center max-md:relative";
