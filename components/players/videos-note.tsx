import { useTranslations } from "next-intl";

export function VideosNote() {
  const t = useTranslations("players");
  return (
    <section className="block part" aria-labelledby="videos">
      <header>
        <h2 id="videos">{t("section.videos")}</h2>
      </header>
      <p className="small soft">{t("videos")}</p>
    </section>
  );
}
