import { translator } from "@/lib/platform/i18n/translator";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Web app manifest, which makes the site installable. */
export async function GET() {
  const t = translator("en", "layout");
  const manifest = {
    id: "/",
    name: "Recruit",
    short_name: "Recruit",
    description: t("description"),
    start_url: "/",
    display: "standalone",
    background_color: "#f4f2ec",
    theme_color: "#12181b",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
