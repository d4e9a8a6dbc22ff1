import { corePlugin, samplePlugin } from '../configurations/corePlugin.ts';

export interface ReleaseProvider {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly plugin: typeof corePlugin | typeof samplePlugin;
  readonly configurationId: string | null;
  isEnabled: boolean;
}

export const anidbProviderId = '637059e3-6100-5f2d-bacb-8d9c71ae946e';

/** In the order in which they are asked: the built-in one, as recorded, and one of the sample plugin that finds nothing. */
export const releaseProviders = (): ReleaseProvider[] => [
  {
    id: anidbProviderId,
    name: 'AniDB',
    description:
      'The built-in AniDB release provider, using the AniDB UDP API through the internal UDP connection handler.',
    plugin: corePlugin,
    configurationId: '89cdd09c-4dae-574b-a561-d7a072ad0d98',
    isEnabled: true,
  },
  {
    id: '7c1f5e82-03ab-5d94-b6e7-2f80d1a94c3e',
    name: 'Sample Releases',
    description: 'Knows no release.',
    plugin: samplePlugin,
    configurationId: null,
    isEnabled: false,
  },
];
