import type { ReactNode } from "react";
import { Disclosure } from "@/components/ui/disclosure";
import { FoldHead } from "./fold-head";

const withoutOwnHead = "border-b border-line [&_.part]:border-t-0 [&_.part]:py-0 [&_.part>header]:sr-only";

/** Closes an editor with forms of its own; `count` is the number of its entries. */
export function EditorFold({
  title,
  count,
  ...rest
}: {
  title: string;
  count: number;
  open: boolean;
  children: ReactNode;
}) {
  return <Disclosure className={withoutOwnHead} summary={<FoldHead title={title} state={count || null} />} {...rest} />;
}
