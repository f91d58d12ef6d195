import { useFormatter } from "next-intl";
import { figuresIn } from "@/lib/content/schema/statement";

/** Formats the numbers in the value for the reader's locale. */
export function StatementValue({ value }: { value: string }) {
  const format = useFormatter();
  return <bdi>{figuresIn(value, (figure) => format.number(figure, { numberingSystem: "latn" }))}</bdi>;
}
