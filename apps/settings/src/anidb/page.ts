import {
  anidbDownloadOptions,
  anidbMyListOptions,
  anidbUpdateOptions,
} from '@hondana/shared/serverOptions/anidbOptions';
import { anidbPassword } from '@hondana/shared/serverOptions/anidbPassword';
import type { SettingsPage } from '../shared/settingsPage.ts';
import { httpServerFault } from './httpServerFault.ts';

/** This page has its own label for the depth (facts 6); the error message keeps the usual one. */
const downloadFields = anidbDownloadOptions.fields.map((field) =>
  field.path === 'AniDb/MaxRelationDepth' ? { ...field, label: 'Related Depth' } : field,
);

export const anidbPage: SettingsPage = {
  path: 'anidb',
  title: 'AniDB',
  for: 'administrators',
  load: async () => (await import('./AnidbPage.tsx')).AnidbPage,
  sections: [
    {
      title: 'AniDB Login',
      fields: [
        { path: 'AniDb/Username', kind: 'text', label: 'Username' },
        {
          path: 'AniDb/Password',
          kind: 'password',
          label: 'Password',
          description: 'Letters and digits only: AniDB bans servers whose password has other characters.',
          fault: (text) =>
            anidbPassword.test(text)
              ? undefined
              : { title: 'The AniDB password may only have letters and digits' },
        },
        {
          path: 'AniDb/AVDumpKey',
          kind: 'password',
          label: 'AVDump Key',
          description: 'The UDP API key from the AniDB profile, required for AVDump.',
        },
        { path: 'AniDb/HTTPServerUrl', kind: 'text', label: 'HTTP Server URL', fault: httpServerFault },
      ],
    },
    { ...anidbDownloadOptions, fields: downloadFields },
    anidbMyListOptions,
    anidbUpdateOptions,
  ],
  places: [
    {
      name: 'anidb-login',
      section: 'AniDB Login',
      label: 'Test AniDB Login',
      description: 'Test the AniDB account.',
    },
  ],
};
