/** Authentication in front of a server: nginx with a cookie, or Basic auth. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort, runNginx } from './nginx.ts';

export const guest = { username: 'guest', password: 'open sesame' };

export interface Gateway {
  readonly url: string;
  /** Another origin, which sets the cookie and redirects back to the page. */
  readonly signIn: string;
  readonly stop: () => Promise<void>;
}

const checks = {
  cookie: (signIn: string) => `if ($cookie_gate != open) { return 302 ${signIn}; }`,
  basic: () => 'auth_basic Home; auth_basic_user_file people;',
};

/** Its session ends when the cookie is cleared, or `people` is emptied. */
export async function startGateway(
  kind: keyof typeof checks,
  folder: string,
  server: string,
): Promise<Gateway> {
  const [port, signInPort] = await Promise.all([freePort(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  // Another origin on the same host, so the cookie is valid for both.
  const signIn = `http://127.0.0.1:${signInPort}/`;
  const site = `
    server {
      listen 127.0.0.1:${port};
      location / {
        ${checks[kind](signIn)}
        proxy_pass ${server};
        proxy_http_version 1.1;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $http_connection;
        proxy_buffering off;
      }
    }
    server {
      listen 127.0.0.1:${signInPort};
      location = /pass { add_header Set-Cookie "gate=open; Path=/; HttpOnly"; return 302 ${url}/webui/; }
      location / { default_type text/html; return 200 '<title>Gate</title><a href="/pass">Let me in</a>'; }
    }`;
  const stop = await runNginx(folder, site, signIn);
  return { url, signIn, stop };
}

/** nginx reads the file on every request. */
export async function setBasicAuthUsers(
  folder: string,
  people: readonly { username: string; password: string }[],
) {
  const lines = people.map(({ username, password }) => `${username}:{PLAIN}${password}\n`);
  await writeFile(path.join(folder, 'people'), lines.join(''));
}
