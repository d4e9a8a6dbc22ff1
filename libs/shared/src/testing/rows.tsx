/** Controls as seen: a field with its frame, segmented buttons as a whole. */
const controls = 'button, a[class*="_button_"], input, [class*="_segments_"]';

const maxGap = 48;

interface Control {
  readonly name: string;
  readonly box: DOMRect;
}

function nameOf(element: Element): string {
  return element.ariaLabel ?? element.textContent?.trim() ?? element.getAttribute('placeholder') ?? '';
}

/** The ancestor that is drawn as one control. */
function frameOf(element: Element): Element {
  return element.closest('[class*="_segments_"], [role="radiogroup"], [class*="_box_"]') ?? element;
}

function controlsIn(root: Element): Control[] {
  const nameByFrame = new Map<Element, string>();
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    if (element.matches('[type="checkbox"], [type="radio"], [role="checkbox"]')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const frame = frameOf(element);
    if (!nameByFrame.has(frame)) nameByFrame.set(frame, nameOf(element));
  }
  return [...nameByFrame]
    .map(([element, name]) => ({ name, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
}

/**
 * Faults of controls side by side: differing heights, centre lines, or gaps within a row. Empty when all rows are even.
 * @example expect(unevenRows(dialog.element())).toEqual([]);
 */
export function unevenRows(root: Element): string[] {
  const all = controlsIn(root);
  const pairs = all.flatMap((left) => {
    const right = besideOf(left, all);
    return right ? [{ left, right, gap: right.box.left - left.box.right }] : [];
  });
  return pairs.flatMap(({ left, right, gap }) => {
    const height = Math.abs(right.box.height - left.box.height);
    const line = Math.abs(lineOf(right) - lineOf(left));
    const next = pairs.find((pair) => pair.left === right);
    const names = `${textOf(left)} | ${textOf(right)}`;
    return [
      ...(height < 0.6 && line < 0.6 ? [] : [names]),
      ...(next && Math.abs(next.gap - gap) > 1
        ? [`${names} | ${textOf(next.right)}: gaps ${gap.toFixed(1)} and ${next.gap.toFixed(1)}`]
        : []),
    ];
  });
}

function besideOf(left: Control, all: readonly Control[]): Control | undefined {
  const beside = all.filter(({ box }) => {
    const shared = Math.min(box.bottom, left.box.bottom) - Math.max(box.top, left.box.top);
    const gap = box.left - left.box.right;
    return shared > 0 && gap > -1 && gap < maxGap;
  });
  return beside.toSorted((one, other) => one.box.left - other.box.left)[0];
}

function lineOf({ box }: Control): number {
  return (box.top + box.bottom) / 2;
}

function textOf(control: Control): string {
  return `${control.name.slice(0, 30)} (${control.box.height.toFixed(1)} px, line ${lineOf(control).toFixed(1)})`;
}
