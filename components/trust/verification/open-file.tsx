import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";

type Props = { fileId: string; name: string; words: string; onOpen?: () => void };

/** Opens in a new tab; every access to a file is recorded. */
export function OpenFile({ fileId, name, words: label, onOpen }: Props) {
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
      {label}
      <span className="vh">
        {" "}
        <bdi>{name}</bdi>
      </span>
    </a>
  );
}
