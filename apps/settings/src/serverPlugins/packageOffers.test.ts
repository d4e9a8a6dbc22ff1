import { expect, test } from 'vitest';
import { packageOffersOf } from './packageOffers.ts';
import type { Package, ServerPlugin } from './pluginCalls.ts';
import { pluginStatesOf } from './pluginStates.ts';
import { spansWith } from './timeSpans.ts';

function released(version: string, isCompatible: boolean): Package {
  const one = {
    Manifest: { PackageID: 'a', Name: 'A' },
    Release: { Version: version, IsInstalled: false },
    Archive: { IsCompatible: isCompatible },
  };
  return one as Package;
}

test('offers the latest release that the server can load, by any archive of it', () => {
  const [offer] = packageOffersOf([
    released('1.9.0', true),
    released('1.10.0', false),
    released('1.10.0', true),
    released('2.0.0', false),
  ]);
  expect(offer?.latest?.Release.Version).toBe('1.10.0');
  expect(offer?.releases.map(({ Release }) => Release.Version)).toEqual(['2.0.0', '1.10.0', '1.9.0']);
});

test('shows the version that runs beside the one that is to follow', () => {
  const plugin = { ID: 'a', LoadOrder: 1, IsInstalled: true };
  const versions = [
    { ...plugin, Version: '2', IsActive: false, IsEnabled: true, RestartPending: true },
    { ...plugin, Version: '1', IsActive: true, IsEnabled: false, RestartPending: true },
  ] as ServerPlugin[];
  expect(pluginStatesOf(versions)).toMatchObject([
    { plugin: { Version: '1' }, enabled: { Version: '2' }, isRestartPending: true },
  ]);
});

test('keeps a saved time span among the choices as the server wrote it', () => {
  const spans = ['12:00:00', '1.00:00:00'];
  expect(spansWith(spans, '12:00:00.000000')).toEqual(['12:00:00.000000', '1.00:00:00']);
  expect(spansWith(spans, '18:00:00')).toEqual(['12:00:00', '18:00:00', '1.00:00:00']);
});
