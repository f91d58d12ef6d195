type Thing = { "@type": string; [property: string]: unknown };

/** What a page is about, for search engines (schema.org). `<` is escaped, so no text of a person can end the script. */
export function JsonLd({ data }: { data: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
