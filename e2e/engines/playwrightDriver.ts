import type { Browser } from '@playwright/test';
import { newTestContext } from '../../tools/test/testDay.ts';
import { newsSite } from '../fixtures.ts';
import { type Driver, type Engine, isExpected } from './driver.ts';

/** What Playwright drives: the system's Chromium, and builds of Firefox and WebKit of its own. */
export function playwrightEngine(browser: Browser): Engine {
  return {
    open: async (viewport) => {
      const context = await newTestContext(browser, { viewport, locale: 'en-US' });
      await context.route(newsSite, (route) =>
        route.fulfill({ json: { results: [] }, headers: { 'access-control-allow-origin': '*' } }),
      );
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        goTo: async (address) => void (await page.goto(address)),
        leaveFor: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
        reload: async () => void (await page.reload()),
        back: async () => void (await page.goBack()),
        evaluate: (expression) => page.evaluate(expression),
        keyDown: (key) => page.keyboard.down(key),
        keyUp: (key) => page.keyboard.up(key),
        type: (text) => page.keyboard.type(text),
        moveTo: ({ x, y }) => page.mouse.move(x, y),
        mouseDown: () => page.mouse.down(),
        mouseUp: () => page.mouse.up(),
        hasTabs: true,
        tabCount: async () => context.pages().length,
        errors: async () => errors.filter((text) => !isExpected(text)),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      } satisfies Driver;
    },
    close: () => browser.close(),
  };
}
