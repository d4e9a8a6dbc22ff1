import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../ui/layers.css';
import '../ui/reset.css';
import '../ui/tokens.css';
import { NoticeViewport } from '@hondana/shared/overlays/notices';
import { signIn } from '@hondana/shared/session';
import { createQueryClient } from '../api/queryClient.ts';

/** Users of every sandbox. */
export const people = {
  administrator: { username: 'Default', password: 'password' },
  plain: { username: 'alice', password: 'password' },
  restricted: { username: 'kid', password: 'password' },
} as const;

interface ScreenOptions {
  readonly routes: RouteObject[];
  /** Below the base path, with a leading slash. */
  readonly path: string;
  readonly as?: keyof typeof people;
  readonly theme?: string;
}

interface Screen {
  readonly router: ReturnType<typeof createMemoryRouter>;
  readonly queryClient: QueryClient;
}

/** A request in the sandbox's log. */
export interface NotedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly status: number | null;
  readonly isUnknown: boolean;
  readonly body: unknown;
}

/**
 * Requests sent since the screen was rendered.
 * @example expect((await requestsTo('/api/v3/Series/1/Vote')).length).toBe(1)
 */
export async function requestsTo(path: string, method?: string): Promise<readonly NotedRequest[]> {
  const query = new URLSearchParams({ path, ...(method && { method }) });
  const answer: { requests: NotedRequest[] } = await (await fetch(`/__sandbox/requests?${query}`)).json();
  return answer.requests;
}

/**
 * Makes the sandbox fail for requests whose path matches, or answer them with some `json`, for the test.
 * @example await misbehave({ pattern: '/api/v3/Series/*', status: 500 })
 */
export async function misbehave({
  json,
  ...fault
}: { readonly pattern: string; readonly json?: unknown } & Record<string, unknown>): Promise<void> {
  const answer = json === undefined ? {} : { body: JSON.stringify(json), contentType: 'application/json' };
  await control('POST', 'misbehave', { ...fault, ...answer });
  onTestFinished(() => control('DELETE', 'misbehave'));
}

/** Sends a command to the sandbox itself, such as `hub-drop`, `restart` or `emit`. */
export async function control(method: 'POST' | 'DELETE', name: string, body?: unknown): Promise<void> {
  await fetch(`/__sandbox/${name}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

/** Renders a router for the test, which fails on a request that the sandbox has no route for. */
export async function renderRouter({ router, queryClient }: Screen): Promise<void> {
  const screen = await render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <NoticeViewport />
      </QueryClientProvider>
    </StrictMode>,
  );
  onTestFinished(async () => {
    await screen.unmount();
    router.dispose();
    queryClient.clear();
    const unknown = (await requestsTo('*')).filter(({ isUnknown }) => isUnknown);
    if (unknown.length > 0) {
      throw new Error(
        `Unexpected requests: ${unknown.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
      );
    }
  });
}

/** Renders an app's real routes, signed in to the sandbox that `commands.startSandbox` started. */
export async function renderScreen({
  routes,
  path,
  as,
  theme = 'theme-shoko-gray',
}: ScreenOptions): Promise<Screen> {
  if (as) await signIn({ ...people[as], remember: false });
  await control('DELETE', 'requests');
  document.body.className = theme;
  const queryClient = createQueryClient();
  const router = createMemoryRouter(
    [{ element: <Outlet />, hydrateFallbackElement: <p>Loading</p>, children: routes }],
    { initialEntries: [path] },
  );
  await renderRouter({ router, queryClient });
  return { router, queryClient };
}

export { commands, page };
