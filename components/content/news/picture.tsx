import { pictureAddress, type Picture as Shown, sizes } from "@/lib/content/schema/picture";

type Props = { picture: Shown; eager?: boolean };

/** On a card only the small size is used; the box keeps its place while the picture loads. */
export function Picture({ picture: { id, alt }, eager = false }: Props) {
  const [small, wide] = [pictureAddress(id, "small"), pictureAddress(id, "wide")];
  const { width, height } = eager ? sizes.wide : sizes.small;
  return (
    <img
      className="field object-cover"
      src={eager ? wide : small}
      {...(eager && {
        srcSet: `${small} ${sizes.small.width}w, ${wide} ${sizes.wide.width}w`,
        sizes: "(min-width: 82rem) 74rem, 100vw",
        fetchPriority: "high" as const,
      })}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}
