export type ButtonVariant = "go" | "outline" | "quiet" | "bare";
export type ButtonLook = { variant?: ButtonVariant; small?: boolean; className?: string };

const variants: Record<ButtonVariant, string> = {
  go: "border-flag bg-flag text-on-flag hover:border-flag-press hover:bg-flag-press hover:text-on-flag",
  outline: "",
  quiet: "border-line-2",
  bare: "border-transparent px-2 hover:border-transparent hover:bg-transparent hover:text-inherit hover:underline hover:decoration-(length:--stroke)",
};

/** For elements that are neither a button nor an internal link, such as a summary or an external link. */
export function buttonClass({ variant = "outline", small, className }: ButtonLook = {}) {
  const padding = variant === "bare" ? "min-h-11 text-sm" : "min-h-11 px-4 text-sm";
  return ["btn", variants[variant], small && padding, className].filter(Boolean).join(" ");
}
