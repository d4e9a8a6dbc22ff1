import { defaultWebUiSettings } from '@hondana/shared/settings';
import { expect, test } from 'vitest';
import { boardShape, gridOf } from './grid.ts';
import { defaultLayout, replaceGrids, saveDrafts } from './layoutSettings.ts';
import { savedLayout } from './savedLayout.ts';

const md = [{ i: 'queueProcessor', x: 0, y: 0, w: 10, h: 5 }];
const settings = { ...defaultWebUiSettings, layout: { dashboard: { ...savedLayout, md } } };

test('saves the arranged grid and keeps those of other breakpoints', () => {
  const shape = boardShape(1392, 16);
  const lg = gridOf({ shape, widgets: ['queueProcessor', 'nextUp'], saved: savedLayout });
  const saved = saveDrafts({ drafts: { lg }, hidden: {} })(settings);
  expect(saved.layout.dashboard.md).toBe(md);
  expect(saved.layout.dashboard.lg?.find(({ i }) => i === 'nextUp')).toMatchObject({ x: 0, y: 16, minW: 2 });
  expect(saved.layout.dashboard.lg).toHaveLength(savedLayout.lg.length);
  expect({ ...saved, layout: undefined }).toEqual({ ...settings, layout: undefined });
});

test('has a default layout for two breakpoints', () => {
  const { lg, md: medium, sm } = replaceGrids(defaultLayout())(settings).layout.dashboard;
  expect(lg?.find(({ i }) => i === 'upcomingAnime')).toEqual({
    ...{ i: 'upcomingAnime', x: 0, y: 81, w: 12, h: 25 },
    ...{ minW: 2, minH: 2, moved: false, static: false },
  });
  expect([lg?.length, medium?.length, sm]).toEqual([11, 11, undefined]);
});
