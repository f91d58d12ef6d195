import { useTranslations } from "next-intl";
import { EditorFold } from "@/components/players/editor-fold";
import type { OwnMedia as Media } from "@/lib/players/queries/media";
import type { Answered } from "./answered";
import { MediaEditor } from "./media-editor";

type Props = { media: Media; answered: Answered; open: boolean; guardian?: string };

/** The videos and pictures of the reader or their child, closed until they answer a form or a link names them. */
export function OwnMedia({ media, answered, open, guardian }: Props) {
  const t = useTranslations("players.section");
  const { refused, sent } = answered;
  return (
    <EditorFold
      title={t("media")}
      count={media.videos.length + media.pictures.length}
      open={open || Boolean(refused ?? sent)}
    >
      <MediaEditor media={media} guardian={guardian} answered={answered} />
    </EditorFold>
  );
}
