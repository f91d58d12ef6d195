import { useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextInput } from "@/components/form/text-input";
import { ShownVideo } from "@/components/search/shown-video";
import { Disclosure } from "@/components/ui/disclosure";
import { Icon } from "@/components/ui/icon";
import { editVideo, moveVideo, removeVideo } from "@/lib/players/actions/players";
import type { OwnMedia } from "@/lib/players/queries/media";
import { RemoveButton } from "../remove-button";
import { Captions } from "./add-video";

type Video = OwnMedia["videos"][number];
type Props = { video: Video; sport: string; first: boolean; last: boolean; guardian: string | undefined };

export function VideoItem({ video, sport, first, last, guardian }: Props) {
  const t = useTranslations("players.media");
  const common = useTranslations("common");
  const { id, title, captions, link } = video;
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <ShownVideo video={video} sport={sport} keeps={false} guardian={guardian} />
      <div className="grid min-w-0 content-start gap-2">
        <div className="flex justify-end">
          {!first && <Move id={id} to="earlier" words={t("earlier", { title })} guardian={guardian} />}
          {!last && <Move id={id} to="later" words={t("later", { title })} guardian={guardian} />}
          <RemoveButton
            action={removeVideo}
            field="videoId"
            id={id}
            words={t("remove", { title })}
            guardian={guardian}
          />
        </div>
        {!link && (
          <Disclosure summary={t("edit")} small className="">
            <Form action={editVideo} guardian={guardian} id={`video-${id}`}>
              <input type="hidden" name="videoId" value={id} />
              <TextInput name="title" label={t("title")} defaultValue={title} required />
              <Captions written={captions} />
              <SubmitButton variant="outline" small doing="saving">
                {common("save")}
              </SubmitButton>
            </Form>
          </Disclosure>
        )}
      </div>
    </li>
  );
}

type MoveProps = { id: string; to: "earlier" | "later"; words: string; guardian: string | undefined };

function Move({ id, to: direction, words: label, guardian }: MoveProps) {
  return (
    <Form action={moveVideo} guardian={guardian} id={`${direction}-${id}`} className="" summary={false}>
      <input type="hidden" name="videoId" value={id} />
      <input type="hidden" name="to" value={direction} />
      <SubmitButton variant="bare" small aria-label={label} title={label}>
        <Icon name={direction === "earlier" ? "up" : "down"} />
      </SubmitButton>
    </Form>
  );
}
