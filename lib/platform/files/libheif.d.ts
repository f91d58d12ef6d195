/** The part of the library that we use; the package has no types for this file. */
declare module "libheif-js/wasm-bundle.js" {
  type Frame = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number };
  type HeifImage = {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills the frame; answers with null if the picture cannot be drawn. */
    display(frame: Frame, done: (frame: Frame | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
