import { pictureBytes } from "@/lib/news/queries/picture";
import { pictureNamed, sizes } from "@/lib/news/schema/picture";

/** The pictures of the news. What lies at an address never changes; what was removed is gone. */
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
