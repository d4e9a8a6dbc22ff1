import { corePlugin, samplePlugin } from '../configurations/corePlugin.ts';

export interface HashProvider {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly plugin: typeof corePlugin | typeof samplePlugin;
  readonly configurationId: string | null;
  readonly available: readonly string[];
  enabled: readonly string[];
}

/** The built-in one, as recorded, and one of the sample plugin. */
export const hashProviders = (): HashProvider[] => [
  {
    id: 'a65627bd-9f3b-589d-86bd-60e2af9846c0',
    name: 'Built-In Hasher',
    description:
      'Responsible for providing the core hashes for a video. Among them, only ED2K is required to be calculated, but not necessarily by this provider.',
    plugin: corePlugin,
    configurationId: '6d43bd7a-8ba3-525d-a326-52302fbc24a8',
    available: ['ED2K', 'CRC32', 'MD5', 'SHA1', 'SHA256', 'SHA512'],
    enabled: ['CRC32', 'ED2K'],
  },
  {
    id: '2b8e9d14-6f03-5c7a-8d21-94e0a7c3b5f6',
    name: 'Sample Hasher',
    description: null,
    plugin: samplePlugin,
    configurationId: null,
    available: ['ED2K', 'XXH3'],
    enabled: [],
  },
];
