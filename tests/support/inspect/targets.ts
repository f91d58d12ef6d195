import type { Page } from "@playwright/test";

export type Targets = { count: number; wrong: string[] };

/** Every control that is shown is 24 by 24 CSS px or stands so far from the others; links inside a sentence are as high as it (WCAG 2.5.8). */
export const measureTargets = (page: Page): Promise<Targets> =>
  page.evaluate(() => {
    const least = 24;
    const controls =
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [tabindex='0']";
    const targets = [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => !control.matches(":disabled") && isShown(control))
      .map((control) => ({ control, box: boxOf(control) }));
    const small = targets.filter(({ box }) => box.width < least || box.height < least);
    const crowded = small.filter((one) => !isInSentence(one.control) && targets.some((other) => isNear(one, other)));
    const wrong = crowded.map(
      ({ control, box }) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)} ${control.outerHTML.slice(0, 90)}`,
    );
    return { count: targets.length, wrong };

    type Target = (typeof targets)[number];

    function isShown(control: HTMLElement) {
      const shown = shownPart(control);
      return shown?.checkVisibility({ visibilityProperty: true }) && getComputedStyle(shown).clipPath === "none";
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
      const words = around?.textContent?.trim().length ?? 0;
      return getComputedStyle(control).display === "inline" && words > (control.textContent?.trim().length ?? 0);
    }

    function isNear(one: Target, other: Target) {
      if (one === other || one.control.contains(other.control) || other.control.contains(one.control)) return false;
      if (shownPart(one.control) === shownPart(other.control)) return false;
      const { x, y } = middle(one.box);
      const across = Math.max(other.box.left - x, x - other.box.right, 0);
      const down = Math.max(other.box.top - y, y - other.box.bottom, 0);
      if (Math.hypot(across, down) < least / 2) return true;
      const there = middle(other.box);
      return small.includes(other) && Math.hypot(there.x - x, there.y - y) < least;
    }

    function middle(box: DOMRect) {
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    }
  });
