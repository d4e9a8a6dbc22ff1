import { queryOptions } from '@tanstack/react-query';

/** A post from the project's site (facts 5.13). Third-party data: any part may be missing. */
export interface NewsPost {
  readonly filename: string;
  readonly meta: {
    readonly title: string;
    readonly quick: string;
    readonly date: string;
  };
}

const feed = 'https://shokoanime.com/api/getFiles?type=blog&offset=0&limit=4&sort=dateDescending';

const maxWaitMs = 8000;

function isPost(value: unknown): value is NewsPost {
  const { filename, meta } = (value ?? {}) as Partial<Record<keyof NewsPost, unknown>>;
  const { title, quick, date } = (meta ?? {}) as Record<string, unknown>;
  return [filename, title, quick, date].every((text) => typeof text === 'string');
}

async function readNews(signal: AbortSignal): Promise<readonly NewsPost[]> {
  const response = await fetch(feed, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!response.ok) throw new Error(`The site returned ${response.status}.`);
  const { results } = (await response.json()) as { results?: unknown };
  if (!Array.isArray(results)) throw new Error('The site’s response could not be read.');
  return results.filter(isPost);
}

/**
 * The project's latest posts, from its site (spec 2, section 7), without API key, cookies or referrer. A failed request
 * is retried once, then not for an hour; show the failure quietly.
 * @example const { data: posts, isError } = useQuery(newsQuery());
 */
export function newsQuery() {
  return queryOptions({
    queryKey: ['news'] as const,
    queryFn: ({ signal }) => readNews(signal),
    retry: 1,
    retryDelay: 2000,
    staleTime: 60 * 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
}

export function newsAddress({ filename }: NewsPost): string {
  return `https://shokoanime.com/blog/${encodeURIComponent(filename.replace(/\.mdx$/, ''))}`;
}
