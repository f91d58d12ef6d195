import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Folded } from "@/components/form/folded";
import { FoldHead } from "./fold-head";

/** A part of the form that edits a profile: closed, with its state beside its name. */
export type Fold = {
  /** The saved values; the state counts those of `fields`. */
  draft: Readonly<Record<string, unknown>>;
  fields: readonly string[];
  /** Fields that are not counted; an error in one opens the part too. */
  others?: readonly string[];
  /** Replaces the count. */
  state?: string;
};

type Props = { id?: string; title: ReactNode; lead?: ReactNode; fold?: Fold | false | undefined; children?: ReactNode };

export function FormPart({ id, title, lead, fold, children }: Props) {
  const part = (
    <fieldset id={id} className={fold ? "part border-t-0 py-0" : "part"}>
      <legend className={fold ? "sr-only" : undefined}>{title}</legend>
      <div className="fields max-sm:gap-4">
        {lead && <p className="lead-in">{lead}</p>}
        {children}
      </div>
    </fieldset>
  );
  return fold ? <FoldedPart {...{ title, fold }}>{part}</FoldedPart> : part;
}

function FoldedPart({ title, fold, children }: { title: ReactNode; fold: Fold; children: ReactNode }) {
  const t = useTranslations("players.section");
  const { draft, fields, others = [] } = fold;
  const state =
    fold.state ?? t("filled", { done: fields.filter((field) => isGiven(draft[field])).length, all: fields.length });
  return (
    <Folded name={[...fields, ...others]} summary={<FoldHead title={title} state={state} />}>
      {children}
    </Folded>
  );
}

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== "" && value !== false;
