/** Description of a file in the signed address of its upload. */
export type UploadDescription = {
  name: string;
  size: number;
  type: string;
  customId: string | null;
  acl: string;
  disposition: string;
  /** Route of the application to call afterwards; null when the application uploads itself. */
  slug: string | null;
};

export function parseUploadDescription(rawQuery: string): UploadDescription {
  const query = new URLSearchParams(rawQuery);
  return {
    name: field(query, "x-ut-file-name") ?? "file",
    size: Number(field(query, "x-ut-file-size") ?? Number.NaN),
    type: field(query, "x-ut-file-type") ?? "application/octet-stream",
    customId: field(query, "x-ut-custom-id"),
    acl: field(query, "x-ut-acl") === "public-read" ? "public-read" : "private",
    disposition: field(query, "x-ut-content-disposition") === "attachment" ? "attachment" : "inline",
    slug: query.get("x-ut-slug"),
  };
}

// The SDK encodes each value before it builds the query, which encodes it again.
function field(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  if (value === null) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
