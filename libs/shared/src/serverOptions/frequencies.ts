/**
 * Update frequencies by the number that the server stores (spec 3, section 3; facts 6).
 * @example { path: 'TraktTv/SyncFrequency', kind: 'choice', label: t`Sync Frequency`, options: frequencies() }
 */
import { t } from '@lingui/core/macro';
export const frequencies = () => [
  { value: 1, label: t`Never` },
  { value: 2, label: t`Every 6 Hours` },
  { value: 3, label: t`Every 12 Hours` },
  { value: 4, label: t`Every 24 Hours` },
  { value: 5, label: t`Once a Week` },
  { value: 6, label: t`Once a Month` },
];
