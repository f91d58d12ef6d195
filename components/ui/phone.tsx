import { phoneToShow } from "@/lib/platform/text/phone";

/** A number to read and to call, from left to right in every language. */
export function Phone({ number, country }: { number: string; country: string }) {
  const { text, href } = phoneToShow(number, country);
  const shown = <bdi dir="ltr">{text}</bdi>;
  return href ? <a href={href}>{shown}</a> : shown;
}
