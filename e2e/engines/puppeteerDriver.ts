import { launch } from 'puppeteer-core';
import { shiftDate } from '../../tools/test/shiftDate.ts';
import { clockOffset } from '../../tools/test/testDay.ts';
import { isAbortedLoad } from '../firefox/isAbortedLoad.ts';
import { type Driver, type Engine, isExpected } from './driver.ts';
import { pageDriver } from './pageDriver.ts';

const preferences = {
  'intl.accept_languages': 'en-US',
  'intl.locale.requested': 'en-US',
  // No network beyond this machine, neither for pages nor for the browser itself.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  // Disables the clickjacking delay.
  'security.notification_enable_delay': 0,
};

/** Takes the time zone from this process (`tools/test/testDay.ts`). */
export async function puppeteerEngine(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences,
    // The first start on a machine takes long.
    timeout: 120_000,
  });
  return {
    open: async (viewport) => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(shiftDate, clockOffset);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        ...pageDriver(page),
        leaveFor: async (address) => void (await page.goto(address, { waitUntil: [] })),
        tabCount: async () => (await context.pages()).length,
        errors: async () => errors.filter((text) => !isExpected(text) && !isAbortedLoad(text)),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      } satisfies Driver;
    },
    close: () => browser.close(),
  };
}
