/** Renders the SVG icon to the sizes and shapes that home screens need. */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { repositoryPath } from '../build/paths.ts';
import { headlessChromiumPath } from '../test/chromium.ts';

interface Icon {
  readonly name: string;
  /** In pixels. */
  readonly size: number;
  /** The system masks it: the background fills the square, and the picture stays in the middle. */
  readonly isCut: boolean;
}

const icons: readonly Icon[] = [
  { name: 'icon-192.png', size: 192, isCut: false },
  { name: 'icon-512.png', size: 512, isCut: false },
  { name: 'icon-maskable-512.png', size: 512, isCut: true },
  { name: 'apple-touch-icon.png', size: 180, isCut: true },
];

const folder = repositoryPath('apps/shell/src/homeScreen/files');
const drawing = await readFile(`${folder}/icon.svg`, 'utf8');
const ground = /<rect [^>]*fill="(#\w+)"/.exec(drawing)?.[1] ?? '';
const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
const page = await browser.newPage();
for (const { name, size, isCut } of icons) {
  await page.setViewportSize({ width: size, height: size });
  const inset = isCut ? size * 0.1 : 0;
  await page.setContent(
    `<body style="margin: ${inset}px; background: ${isCut ? ground : 'transparent'}">${drawing}</body>`,
  );
  await page.screenshot({ path: `${folder}/${name}`, omitBackground: true });
}
await browser.close();
