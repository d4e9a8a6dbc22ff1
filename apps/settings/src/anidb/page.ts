import {
  anidbDownloadOptions,
  anidbMyListOptions,
  anidbUpdateOptions,
} from '@hondana/shared/serverOptions/anidbOptions';
import { anidbPassword } from '@hondana/shared/serverOptions/anidbPassword';
import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';
import { httpServerFault } from './httpServerFault.ts';

/** This page has its own label for the depth (facts 6); the error message keeps the usual one. */
const downloadFields = () =>
  anidbDownloadOptions().fields.map((field) =>
    field.path === 'AniDb/MaxRelationDepth' ? { ...field, label: t`Related Depth` } : field,
  );

export const anidbPage: SettingsPage = {
  path: 'anidb',
  title: () => 'AniDB',
  for: 'administrators',
  load: async () => (await import('./AnidbPage.tsx')).AnidbPage,
  sections: () => [
    {
      name: 'login',
      title: t`AniDB Login`,
      fields: [
        { path: 'AniDb/Username', kind: 'text', label: t`Username` },
        {
          path: 'AniDb/Password',
          kind: 'password',
          label: t`Password`,
          description: t`Letters and digits only: AniDB bans servers whose password has other characters.`,
          fault: (text) =>
            anidbPassword.test(text)
              ? undefined
              : { title: t`The AniDB password may only have letters and digits` },
        },
        {
          path: 'AniDb/AVDumpKey',
          kind: 'password',
          label: t`AVDump Key`,
          description: t`The UDP API key from the AniDB profile, required for AVDump.`,
        },
        { path: 'AniDb/HTTPServerUrl', kind: 'text', label: t`HTTP Server URL`, fault: httpServerFault },
      ],
    },
    { name: 'download', ...anidbDownloadOptions(), fields: downloadFields() },
    { name: 'my-list', ...anidbMyListOptions() },
    { name: 'update', ...anidbUpdateOptions() },
  ],
  places: () => [
    {
      name: 'anidb-login',
      section: t`AniDB Login`,
      label: t`Test AniDB Login`,
      description: t`Test the AniDB account.`,
    },
  ],
};
