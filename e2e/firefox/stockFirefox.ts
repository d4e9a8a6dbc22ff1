#!/usr/bin/env node
/**
 * A proxy for Playwright, which opens each context with a WebDriver BiDi command that Firefox 153 lacks
 * (`emulation.setMediaFeaturesOverride`) and would give up. Reduced motion and the like have no effect then.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { firefoxPath } from './firefoxPath.ts';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const firefox = spawn(firefoxPath(), process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 0));

async function startProxy(address: string): Promise<string> {
  const proxy = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(proxy, 'listening');
  proxy.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const whenOpen = once(browser, 'open');
    browser.on('message', (message: RawData) => playwright.send(String(message)));
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
    playwright.on('message', async (message: RawData) => {
      const text = String(message);
      const command: { id: number; method: string } = JSON.parse(text);
      if (command.method === unknownToFirefox) {
        playwright.send(JSON.stringify({ type: 'success', id: command.id, result: {} }));
        return;
      }
      await whenOpen;
      browser.send(text);
    });
  });
  const { port } = proxy.address() as { port: number };
  return `ws://127.0.0.1:${port}`;
}

const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;
for await (const line of createInterface({ input: firefox.stderr })) {
  const address = listening.exec(line)?.[1];
  if (address === undefined) console.error(line);
  else console.error(line.replace(address, await startProxy(address)));
}
