export const accountPlace =
  "grid min-h-11.5 max-w-[min(14rem,40vw)] min-w-0 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 border-s border-line ps-3 text-start text-sm leading-[1.2] font-semibold text-ink no-underline hover:underline";
