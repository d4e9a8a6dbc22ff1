import { writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { nginxPath } from '../nginx.ts';
import { engineTest } from './engineTest.ts';
import { journeys } from './journeys.ts';
import { Screen } from './screen.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

engineTest.skip(
  ({ engineName }) => process.env.WITHOUT_ENGINES === '1' && engineName !== 'chromium',
  'WITHOUT_ENGINES=1 leaves this engine out.',
);

for (const size of sizes) {
  engineTest.describe(`at ${size.width} px a person`, () => {
    for (const {
      name,
      essentialAt = [],
      sandbox = { series: 60 },
      needsNginx = false,
      prepare,
      run,
      expectedErrors,
    } of journeys) {
      engineTest.describe(() => {
        engineTest.use({ sandboxOptions: sandbox });
        engineTest.skip(
          needsNginx && nginxPath === undefined,
          'There is no nginx on this machine: tools/test/installProxies.sh installs it.',
        );
        engineTest(
          name,
          { tag: essentialAt.includes(size.width) ? '@essential' : [] },
          async ({ engine, server, deployment }, info) => {
            await prepare?.({ server, deployment });
            const driver = await engine.open(size);
            try {
              await run({ screen: new Screen(driver), server, size, deployment });
              const errors = await driver.errors();
              expect(
                errors.filter((error) => !expectedErrors?.test(error)),
                'errors of the page',
              ).toEqual([]);
            } catch (error) {
              const picture = await driver.screenshot().catch(() => undefined);
              const file = info.outputPath('screen.png');
              if (picture) await writeFile(file, picture);
              if (picture) await info.attach('screen', { path: file, contentType: 'image/png' });
              throw error;
            } finally {
              await driver.close();
            }
          },
        );
      });
    }
  });
}
