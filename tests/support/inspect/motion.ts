import type { Page } from "@playwright/test";

/** Whatever would move for longer than a blink, though the reader asked for less motion; only fading is allowed. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blink = 0.001;
    const parts = [undefined, "::before", "::after", "::backdrop"];
    const styled = [...document.querySelectorAll("*")].flatMap((element) =>
      parts.flatMap((part) => {
        const style = getComputedStyle(element, part);
        const moves = [...transitions(style), ...animations(style)];
        return moves.map(
          (what) => `<${element.localName} class="${element.getAttribute("class")}">${part ?? ""} ${what}`,
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
        .filter((name, at) => name !== "opacity" && name !== "none" && (times[at % times.length] ?? 0) > blink)
        .map((name) => `turns its ${name}`);
    }

    function animations(style: CSSStyleDeclaration) {
      const times = style.animationDuration.split(", ").map(Number.parseFloat);
      const counts = style.animationIterationCount.split(", ");
      return style.animationName
        .split(", ")
        .filter((name) => name !== "none")
        .filter((_, at) => (times[at % times.length] ?? 0) > blink || counts[at % counts.length] === "infinite")
        .map((name) => `plays ${name}`);
    }

    function lengthOf({ effect }: Animation) {
      return Number(effect?.getComputedTiming().endTime ?? 0);
    }

    function propertiesOf({ effect }: Animation) {
      const ours = new Set(["offset", "computedOffset", "easing", "composite"]);
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return [...new Set(frames.flatMap((frame) => Object.keys(frame)))].filter((name) => !ours.has(name));
    }
  });
