import { pictureAddress, type Picture as Shown, sizes } from "@/lib/news/schema/picture";

type Props = { picture: Shown; eager?: boolean };

/** The picture of an article, on a card in its small size alone; its box stands before it has come. */
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
