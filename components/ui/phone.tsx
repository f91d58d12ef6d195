import { phoneToShow } from "@/lib/platform/text/phone";

/** Phone number as a link, left to right in every language. */
export function Phone({ number, country }: { number: string; country: string }) {
  const { text, href } = phoneToShow(number, country);
  const numberText = <bdi dir="ltr">{text}</bdi>;
  return href ? <a href={href}>{numberText}</a> : numberText;
}
