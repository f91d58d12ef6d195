import type { Page } from "@playwright/test";

/** Animations that last noticeably long although reduced motion is requested; only fading is allowed. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blink = 0.001;
    const partsOf = (element: Element) =>
      [undefined, "::before", "::after"].concat(element.matches("dialog, [popover]") ? "::backdrop" : []);
    const styled = [...document.querySelectorAll("*")].flatMap((element) =>
      partsOf(element).flatMap((part) => {
        const style = getComputedStyle(element, part);
        // Computed styles are read only for elements that can move.
        const moves = [
          ...(style.transitionDuration === "0s" ? [] : transitions(style)),
          ...(style.animationName === "none" ? [] : animations(style)),
        ];
        return moves.map(
          (animation) => `<${element.localName} class="${element.getAttribute("class")}">${part ?? ""} ${animation}`,
        );
      }),
    );
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === "running" && lengthOf(animation) > blink * 1000)
      .filter((animation) => propertiesOf(animation).some((name) => name !== "opacity"))
      .map((animation) => `${propertiesOf(animation)} is running for ${lengthOf(animation)} ms`);
    const smooth = getComputedStyle(document.documentElement).scrollBehavior === "smooth" ? ["smooth scrolling"] : [];
    return [...new Set([...styled, ...running, ...smooth])];

    function transitions(style: CSSStyleDeclaration) {
      const names = style.transitionProperty.split(", ");
      const times = style.transitionDuration.split(", ").map(Number.parseFloat);
      return names
        .filter((name, index) => name !== "opacity" && name !== "none" && (times[index % times.length] ?? 0) > blink)
        .map((name) => `turns its ${name}`);
    }

    function animations(style: CSSStyleDeclaration) {
      const times = style.animationDuration.split(", ").map(Number.parseFloat);
      const counts = style.animationIterationCount.split(", ");
      return style.animationName
        .split(", ")
        .filter((name) => name !== "none")
        .filter(
          (_, index) => (times[index % times.length] ?? 0) > blink || counts[index % counts.length] === "infinite",
        )
        .map((name) => `plays ${name}`);
    }

    function lengthOf({ effect }: Animation) {
      return Number(effect?.getComputedTiming().endTime ?? 0);
    }

    function propertiesOf({ effect }: Animation) {
      const timingKeys = new Set(["offset", "computedOffset", "easing", "composite"]);
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => !timingKeys.has(name));
    }
  });
