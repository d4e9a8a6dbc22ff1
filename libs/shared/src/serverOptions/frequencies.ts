/**
 * How often the server looks for something anew, by the number it keeps (facts 6, S2-125, S3-086).
 *
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
