/**
 * Update frequencies by the number that the server stores (spec 3, section 3; facts 6).
 * @example { path: 'TraktTv/SyncFrequency', kind: 'choice', label: 'Sync Frequency', options: frequencies }
 */
export const frequencies = [
  { value: 1, label: 'Never' },
  { value: 2, label: 'Every 6 Hours' },
  { value: 3, label: 'Every 12 Hours' },
  { value: 4, label: 'Every 24 Hours' },
  { value: 5, label: 'Once a Week' },
  { value: 6, label: 'Once a Month' },
] as const;
