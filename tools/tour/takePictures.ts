/** `npm run tour`, or `-- series` for some: takes the pictures of `docs/tour.md`, light and dark. */
import { mkdir, writeFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright';
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
/** WebP quality at which text is still sharp. */
const quality = 0.82;

/** Playwright writes no WebP, which is a third of the size. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ([source, level]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${source}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      return canvas.toDataURL('image/webp', level).split(',')[1] ?? '';
    },
    [png.toString('base64'), quality] as const,
  );
  return Buffer.from(text, 'base64');
}

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
    const picture = await toWebp(await context.newPage(), await page.screenshot());
    await writeFile(`${folder}/${name}-${colorScheme}.webp`, picture);
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
