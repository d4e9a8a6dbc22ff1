import { onTestFinished, vi } from 'vitest';

/** How the site behaves: what it answers, or that it does not. */
type NewsResponse = { readonly posts: readonly unknown[] } | { readonly status: number } | 'unreachable';

function answer(response: NewsResponse): Response {
  if (response === 'unreachable') throw new TypeError('Failed to fetch');
  if ('status' in response) return new Response('', { status: response.status });
  return Response.json({ results: response.posts });
}

/**
 * Stands in for the project's site, which no test contacts, until the test is finished. Answers the requests that went
 * there.
 *
 * @example const requests = answerNews({ posts: [post] });
 */
export function answerNews(response: NewsResponse): readonly Request[] {
  const requests: Request[] = [];
  const send = globalThis.fetch.bind(globalThis);
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call);
    if (!request.url.startsWith('https://shokoanime.com/')) return send(...call);
    requests.push(request);
    return answer(response);
  });
  onTestFinished(() => spy.mockRestore());
  return requests;
}
