import { expect, test } from 'vitest';
import { remote } from '../../remote.config.ts';

const widgets = (remote.contributions ?? []).filter(({ slot }) => slot === 'dashboard.widget');

test('the dashboard has eleven built-in widgets', () => {
  expect(widgets.map(({ title }) => title)).toEqual([
    'Queue Processor',
    'Unrecognized Files',
    'Recently Imported',
    'Collection Statistics',
    'Media Type',
    'Import Folders',
    'Shoko News',
    'Continue Watching',
    'Next Up',
    'Upcoming Anime',
    'Recommended Anime',
  ]);
});

test('loads each widget from the folder with its name', () => {
  for (const { id, module } of widgets) {
    const folder = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    expect(module).toContain(`/widgets/${folder}/`);
  }
});
