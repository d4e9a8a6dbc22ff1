import { before6, type ServerRange, since6 } from '@hondana/shared/api/serverVersion';
import type { ChoiceField } from '@hondana/shared/serverOptions/fieldTypes';
import { t } from '@lingui/core/macro';
import type { Setting } from '../shared/settingsPage.ts';

type DaysField = Pick<ChoiceField, 'path' | 'options' | 'optionOf' | 'storedAs'>;

/** Stored as a string (facts 6); empty also means never. */
const textDays = (): DaysField => ({
  path: 'LogRotator/Delete_Days',
  optionOf: (value) => (value === null || value === '' ? '0' : String(value)),
  options: [
    { value: '0', label: t`Never` },
    { value: '7', label: t`Daily` },
    { value: '30', label: t`Monthly` },
    { value: '90', label: t`Quarterly` },
  ],
});

/** For 6, 0 days would delete every log but the current one: never is null. */
const numberDays = (): DaysField => ({
  path: 'Logging/RotationDeleteDays',
  optionOf: (value) => (typeof value === 'number' ? value : 0),
  storedAs: (option) => (option === 0 ? null : option),
  options: [
    { value: 0, label: t`Never` },
    { value: 7, label: t`Weekly` },
    { value: 30, label: t`Monthly` },
    { value: 90, label: t`Quarterly` },
  ],
});

function optionsAt(
  server: ServerRange,
  rotate: string,
  compress: string,
  remove: string,
  days: DaysField,
  trace: string,
): readonly Setting[] {
  return [
    {
      path: rotate,
      server,
      kind: 'switch',
      label: t`Rotate Logs`,
      description: t`Start a new log file every day.`,
    },
    { path: compress, server, kind: 'switch', label: t`Compress Logs`, needs: rotate },
    { path: remove, server, kind: 'switch', label: t`Delete Older Logs`, needs: rotate },
    { ...days, server, kind: 'choice', label: t`Delete Frequency`, needs: remove },
    {
      path: trace,
      server,
      kind: 'switch',
      label: t`Trace Logs`,
      description: t`Log everything (for troubleshooting; slower, larger logs).`,
    },
  ];
}

/** 6 has them under other names. */
export const logOptions = (): readonly Setting[] => [
  ...optionsAt(before6, 'LogRotator/Enabled', 'LogRotator/Zip', 'LogRotator/Delete', textDays(), 'TraceLog'),
  ...optionsAt(
    since6,
    'Logging/RotationEnabled',
    'Logging/RotationCompress',
    'Logging/RotationDeleteEnabled',
    numberDays(),
    'Logging/TraceLog',
  ),
];
