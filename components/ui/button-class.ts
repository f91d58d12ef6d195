export type ButtonVariant = "go" | "outline" | "quiet" | "bare";
export type ButtonLook = { variant?: ButtonVariant; small?: boolean; className?: string };

const variants: Record<ButtonVariant, string> = {
  go: "btn-go",
  outline: "",
  quiet: "border-line-2",
  bare: "btn-bare",
};

/** For elements that are neither a button nor an internal link, such as a summary or an external link. */
export function buttonClass({ variant = "outline", small, className }: ButtonLook = {}) {
  const padding = variant === "bare" ? "min-h-11 text-sm" : "min-h-11 px-4 text-sm";
  return ["btn", variants[variant], small && padding, className].filter(Boolean).join(" ");
}
