import { pictureBytes } from "@/lib/content/queries/picture";
import { pictureNamed, sizes } from "@/lib/content/schema/picture";

/** Pictures of articles; the content of an address never changes. */
export async function GET(_request: Request, { params }: RouteContext<"/pictures/[file]">) {
  const picture = pictureNamed((await params).file);
  const bytes = picture && (await pictureBytes(picture.id, picture.size));
  if (!bytes) return new Response("Not found", { status: 404, headers: { "cache-control": "no-store" } });
  return new Response(bytes, {
    headers: {
      "content-type": sizes[picture.size].ending === "webp" ? "image/webp" : "image/jpeg",
      "content-length": String(bytes.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
