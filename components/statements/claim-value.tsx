import { useFormatter } from "next-intl";
import { figuresIn } from "@/lib/statements/schema";

/** The value of a claim with its numbers as the reader writes them. */
export function ClaimValue({ value }: { value: string }) {
  const format = useFormatter();
  return <bdi>{figuresIn(value, (figure) => format.number(figure, { numberingSystem: "latn" }))}</bdi>;
}
