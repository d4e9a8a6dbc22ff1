import { onTestFinished, vi } from 'vitest';

type NewsResponse = { readonly posts: readonly unknown[] } | { readonly status: number } | 'unreachable';

function answer(response: NewsResponse): Response {
  if (response === 'unreachable') throw new TypeError('Failed to fetch');
  if ('status' in response) return new Response('', { status: response.status });
  return Response.json({ results: response.posts });
}

/**
 * Mocks the project's website for the test. Returns the requests sent to it.
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
