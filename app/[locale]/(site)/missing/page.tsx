import { notFound } from "next/navigation";

/** Every address that no page answers is rewritten to this one, so that it is refused in its own language. */
export default function MissingPage() {
  notFound();
}
