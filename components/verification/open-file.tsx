import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";

type Props = { fileId: string; name: string; words: string; onOpen?: () => void };

/** In a tab of its own; each look at a file is noted. */
export function OpenFile({ fileId, name, words, onOpen }: Props) {
  return (
    <a
      className={buttonClass({ variant: "bare", small: true, className: "px-0" })}
      href={`/api/documents/${fileId}`}
      target="_blank"
      rel="noreferrer"
      onClick={onOpen}
      onAuxClick={onOpen}
    >
      <Icon name="file" />
      {words}
      <span className="vh">
        {" "}
        <bdi>{name}</bdi>
      </span>
    </a>
  );
}
