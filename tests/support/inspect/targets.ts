import type { Page } from "@playwright/test";

export type Targets = { count: number; wrong: string[] };

/**
 * Every visible control is 24 by 24 CSS px or far enough from the others; links inside a sentence are as high as it (WCAG
 * 2.5.8).
 */
export const measureTargets = (page: Page): Promise<Targets> =>
  page.evaluate(() => {
    const least = 24;
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [tabindex='0']";
    const targets = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !control.matches(":disabled") && isShown(control))
      .map((control) => ({ control, box: boxOf(control) }));
    const small = targets.filter(({ box }) => box.width < least || box.height < least);
    const crowded = small.filter(
      (target) => !isInSentence(target.control) && targets.some((other) => isNear(target, other)),
    );
    const wrong = crowded.map(
      ({ control, box }) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)} ${control.outerHTML.slice(0, 90)}`,
    );
    return { count: targets.length, wrong };

    type Target = (typeof targets)[number];

    function isShown(control: HTMLElement) {
      const visiblePart = shownPart(control);
      return (
        visiblePart?.checkVisibility({ visibilityProperty: true }) && getComputedStyle(visiblePart).clipPath === "none"
      );
    }

    function shownPart(control: HTMLElement): HTMLElement | null {
      return control instanceof HTMLInputElement ? (control.closest("label") ?? control) : control;
    }

    function boxOf(control: HTMLElement) {
      const part = shownPart(control) ?? control;
      const boxes = [...part.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
      return boxes[0] ?? part.getBoundingClientRect();
    }

    function isInSentence(control: HTMLElement) {
      const around = control.parentElement;
      const textLength = around?.textContent?.trim().length ?? 0;
      return getComputedStyle(control).display === "inline" && textLength > (control.textContent?.trim().length ?? 0);
    }

    function isNear(target: Target, other: Target) {
      if (target === other || target.control.contains(other.control) || other.control.contains(target.control))
        return false;
      if (shownPart(target.control) === shownPart(other.control)) return false;
      const { x, y } = middle(target.box);
      const across = Math.max(other.box.left - x, x - other.box.right, 0);
      const down = Math.max(other.box.top - y, y - other.box.bottom, 0);
      if (Math.hypot(across, down) < least / 2) return true;
      const otherMiddle = middle(other.box);
      return small.includes(other) && Math.hypot(otherMiddle.x - x, otherMiddle.y - y) < least;
    }

    function middle(box: DOMRect) {
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
  });
