/** What `useSearchParams` may be used for: reading. */
const reading = /const \[\w+\] = $/;

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The names that a source gives to the search parameters, or the search string, that were rendered. */
function renderedNames(text: string): Set<string> {
  const parameters = [...text.matchAll(/\[\s*(\w+)[^\]]*\]\s*=\s*useSearchParams\(/g)];
  const strings = [...text.matchAll(/\{[^{}]*\bsearch(?::\s*(\w+))?[^{}]*\}\s*=\s*useLocation\(/g)];
  return new Set([...parameters, ...strings].map(([, name = 'search']) => name));
}

/**
 * Where a source makes an address from search parameters as they were rendered. The router may be further by then, and
 * what it has got since would be undone.
 *
 * @returns one sentence each, which begins with the line's number
 *
 * @example searchParamsFaults('const [params, setParams] = useSearchParams();').length // 1
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
