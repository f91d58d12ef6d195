/** What the signed address of an upload says about the file. */
export type Announced = {
  name: string;
  size: number;
  type: string;
  customId: string | null;
  acl: string;
  disposition: string;
  /** The application's route to call afterwards; null when the application uploads by itself. */
  slug: string | null;
};

export function announcedIn(rawQuery: string): Announced {
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
