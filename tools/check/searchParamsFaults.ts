/** The only permitted use of `useSearchParams`: reading. */
const reading = /const \[\w+\] = $/;

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

function renderedNames(text: string): Set<string> {
  const parameters = [...text.matchAll(/\[\s*(\w+)[^\]]*\]\s*=\s*useSearchParams\(/g)];
  const strings = [...text.matchAll(/\{[^{}]*\bsearch(?::\s*(\w+))?[^{}]*\}\s*=\s*useLocation\(/g)];
  return new Set([...parameters, ...strings].map(([, name = 'search']) => name));
}

/**
 * The router may be further than what is rendered, and that navigation would be undone.
 * @returns sentences that begin with the line number
 */
export function searchParamsFaults(text: string): string[] {
  const rendered = renderedNames(text);
  const writing = [...text.matchAll(/\buseSearchParams\(/g)]
    .filter(({ index }) => !reading.test(text.slice(0, index)))
    .map(
      ({ index }) => `${lineOf(text, index)} takes the setter of useSearchParams: use useUpdateSearchParams.`,
    );
  const copied = [...text.matchAll(/\bnew URLSearchParams\(\s*(\w+)\s*\)/g)]
    .filter(([, name = '']) => rendered.has(name))
    .map(
      ({ index }) =>
        `${lineOf(text, index)} copies parameters that were rendered: use useUpdateSearchParams or SearchParamsLink.`,
    );
  return [...writing, ...copied];
}
