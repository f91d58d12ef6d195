type Thing = { "@type": string; [property: string]: unknown };

/** Structured data (schema.org); `<` is escaped, so that no user text can close the script element. */
export function JsonLd({ data }: { data: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
