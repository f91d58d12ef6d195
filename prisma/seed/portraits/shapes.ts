type Attributes = Record<string, string | number>;

export const filled = (fill: string, d: string, more: Attributes = {}) =>
  `<path fill="${fill}"${attributes(more)} d="${d}"/>`;

export const stroked = (stroke: string, width: number, d: string, more: Attributes = {}) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}"${attributes(more)} d="${d}"/>`;

export const clipped = (id: string, shape: string, inside: string) =>
  `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;

/** Circles as one path: center and radius of each. */
export const discs = (...all: (readonly [number, number, number])[]) =>
  all.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`).join("");

const attributes = (more: Attributes) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
