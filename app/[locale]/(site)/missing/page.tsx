import { notFound } from "next/navigation";

/** Unknown addresses are rewritten to this page, so that the error is in the language of the URL. */
export default function MissingPage() {
  notFound();
}
