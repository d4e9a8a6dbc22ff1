/** `npm run tour`, or `-- series` for some: takes the pictures of `docs/tour.md`, light and dark. */
import { mkdir } from 'node:fs/promises';
import { type Browser, chromium } from 'playwright';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import { anySeries } from '../bench/anySeries.ts';
import { signIn } from '../bench/storedSession.ts';
import { untilQuiet } from '../bench/untilQuiet.ts';
import { repositoryPath } from '../build/paths.ts';
import { headlessChromiumPath } from '../test/chromium.ts';
import { newTestContext } from '../test/testDay.ts';
import { scenes, type TourScene } from './scenes.ts';
import { fullSeries, prepareFilesToGuess } from './tourLibrary.ts';

const folder = repositoryPath('docs/tour');
const desktop = { width: 1280, height: 800 };
/** Of WebP, at which text is still sharp. */
const quality = 82;

async function take(browser: Browser, scene: TourScene, colorScheme: 'light' | 'dark'): Promise<void> {
  const { name, address, viewport = desktop, prepare } = scene;
  const context = await newTestContext(browser, { viewport, colorScheme, reducedMotion: 'reduce' });
  try {
    await signIn(context, server.url);
    const page = await context.newPage();
    const path = address
      .replace(':full', String(fullSeries(server)))
      .replace(':unlinked', String(await anySeries(server)));
    await page.goto(`${server.url}/webui/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
    await prepare?.(page);
    await untilQuiet(page);
    await page.mouse.move(0, 0);
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.webp`, type: 'webp', quality });
    console.log(`  ${name}, ${colorScheme}`);
  } finally {
    await context.close();
  }
}

const wanted = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const server = createSandbox({
  webui: repositoryPath('dist/webui'),
  series: 400,
  looseFiles: 200,
  updates: 'nothing-new',
});
prepareFilesToGuess(server);
await server.listen(0);
const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
for (const scene of scenes) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  for (const colorScheme of ['light', 'dark'] as const) await take(browser, scene, colorScheme);
}
await browser.close();
await server.close();
