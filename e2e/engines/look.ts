type Library = Pick<
  typeof import('@testing-library/dom'),
  'queryAllByRole' | 'queryAllByText' | 'queryAllByLabelText'
>;

/** Serializable: a regular expression by its parts. */
export type Words = string | { readonly source: string; readonly flags: string };

export interface Target {
  readonly by: 'role' | 'text' | 'label';
  readonly words?: Words | undefined;
  readonly role?: string | undefined;
  readonly within?: Target | undefined;
  /** Negative counts from the end. */
  readonly at: number;
}

export interface Seen {
  readonly count: number;
  readonly text: string;
  readonly value: string;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  readonly opacity: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether a click at its centre reaches it. */
  readonly isReachable: boolean;
}

/**
 * `null`: nothing visible matches. `'unprepared'`: Testing Library isn't injected yet. Serialized, so it may use
 * nothing outside itself.
 */
export function look(target: Target, scrolls: boolean): Seen | null | 'unprepared' {
  const library = (globalThis as { TestingLibraryDom?: Library }).TestingLibraryDom;
  if (library === undefined) return 'unprepared';
  const matcher = (words: Words | undefined): string | RegExp | undefined =>
    typeof words === 'object' ? new RegExp(words.source, words.flags) : words;
  const allOf = ({ by, role = '', words, within, at }: Target): HTMLElement[] => {
    const container = within ? allOf(within)[0] : document.body;
    if (!container) return [];
    const name = matcher(words);
    const all =
      by === 'role'
        ? library.queryAllByRole(container, role, name === undefined ? {} : { name })
        : by === 'label'
          ? library.queryAllByLabelText(container, name ?? '', { selector: 'input, select, textarea' })
          : library.queryAllByText(container, name ?? '');
    const seen = all.filter((element) => element.checkVisibility({ visibilityProperty: true }));
    const found = seen.at(at);
    return found ? [found, ...seen.filter((one) => one !== found)] : [];
  };
  const all = allOf(target);
  const [element] = all;
  if (!element) return null;
  if (scrolls) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  const label = hit?.closest('label');
  return {
    count: all.length,
    text: element.textContent,
    value: 'value' in element ? String(element.value) : '',
    isFocused: document.activeElement === element,
    isEnabled: !element.matches(':disabled, [aria-disabled=true]'),
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    opacity: getComputedStyle(element).opacity,
    left,
    top,
    width,
    height,
    isReachable: hit !== null && (element.contains(hit) || label?.control === element),
  };
}
