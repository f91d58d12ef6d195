import { useTranslations } from "next-intl";
import { DocumentInput } from "@/components/documents/document-input";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { acceptedPictures } from "@/lib/platform/files/storage/limits";
import { addPlayerPicture, removePlayerPicture } from "@/lib/players/actions/players";
import type { OwnMedia } from "@/lib/players/queries/media";
import { MAX_PICTURES } from "@/lib/players/schema/media";
import { RemoveButton } from "../remove-button";
import { useRankShot } from "./rank-shot";

type Props = Pick<OwnMedia, "pictures" | "minor"> & { esport: boolean; guardian: string | undefined };

export function PicturesEditor({ pictures, minor, esport, guardian }: Props) {
  const t = useTranslations("players.media");
  const hint = useTranslations("players.hint");
  const rankShot = useRankShot();
  const maxPictures = MAX_PICTURES;
  return (
    <section className="block part" id="pictures" aria-labelledby="pictures-title">
      <header>
        <h2 id="pictures-title">{t("pictures")}</h2>
      </header>
      <p className="small soft">{t("picturesLead", { most: maxPictures })}</p>
      {pictures.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
          {pictures.map(({ id, url, words: caption, rankOn }, index) => (
            <li key={id} className="grid content-start gap-1">
              <img
                src={guardian ? `${url}?guardian=${encodeURIComponent(guardian)}` : url}
                fetchPriority="low"
                alt={caption ?? ""}
                className="aspect-square w-full bg-ground-2 object-cover"
              />
              <span className="flex items-start justify-between gap-2">
                <small className="text-xs text-ink-2">
                  <bdi>{caption}</bdi>
                  {rankOn && <span className="block">{rankShot(rankOn)}</span>}
                </small>
                <RemoveButton
                  action={removePlayerPicture}
                  field="pictureId"
                  id={id}
                  words={t("removePicture", { number: index + 1 })}
                  guardian={guardian}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < maxPictures ? (
        <Form action={addPlayerPicture} guardian={guardian} id="picture">
          {minor && <p className="small soft">{hint("minorTexts")}</p>}
          <div className="pair">
            <DocumentInput name="picture" label={t("picture")} accept={acceptedPictures} required />
            <TextInput name="words" label={t("words")} hint={t("wordsHint")} required={false} />
            {esport && (
              <TextInput name="rankOn" type="date" label={t("rankOn")} hint={t("rankOnHint")} required={false} />
            )}
          </div>
          <SubmitButton variant="outline" doing="adding">
            {t("addPicture")}
          </SubmitButton>
        </Form>
      ) : (
        <p className="small soft">{t("picturesFull", { most: maxPictures })}</p>
      )}
    </section>
  );
}
