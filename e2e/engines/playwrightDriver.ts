import type { Browser } from '@playwright/test';
import { newTestContext } from '../../tools/test/testDay.ts';
import { newsSite } from '../fixtures.ts';
import { type Driver, type Engine, isExpected } from './driver.ts';
import { pageDriver } from './pageDriver.ts';

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
        ...pageDriver(page),
        leaveFor: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
        tabCount: async () => context.pages().length,
        errors: async () => errors.filter((text) => !isExpected(text)),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      } satisfies Driver;
    },
    close: () => browser.close(),
  };
}
