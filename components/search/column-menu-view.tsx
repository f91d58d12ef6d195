"use client";
"use no memo"; // A menu never changes once it is rendered.

import { ListMenu } from "@/components/form/list/list-menu";
import { LazyDisclosure } from "@/components/ui/lazy-disclosure";
import { Link } from "@/lib/platform/i18n/navigation";
import { withColumns } from "@/lib/search/schema/column-names";

type Props = {
  /** The address of the search with its usual columns. */
  usual: string;
  /** `hide` and `show` have the placeholder {column}. */
  words: Record<"title" | "hide" | "show", string>;
  columns: (readonly [name: string, label: string, isShown: boolean])[];
};

/** The addresses are made here, because each holds the names of all columns. */
export function ColumnMenuView({ usual, words, columns }: Props) {
  const shown = columns.flatMap(([name, , isShown]) => (isShown ? [name] : []));
  return (
    <ListMenu summary={words.title} as={LazyDisclosure}>
      {columns.map(([name, label, isShown]) => (
        <li key={name}>
          <Link
            href={`${usual}${usual.includes("?") ? "&" : "?"}columns=${withColumns(shown, name).join(",")}`}
            scroll={false}
          >
            {(isShown ? words.hide : words.show).replace("{column}", () => label)}
          </Link>
        </li>
      ))}
    </ListMenu>
  );
}
