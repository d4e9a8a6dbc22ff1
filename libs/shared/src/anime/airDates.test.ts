import { describe, expect, it } from 'vitest';
import { airDateText, airStatus, isOngoing } from './airDates.ts';

describe('air dates', () => {
  it('formats a range, a single day, an open end and unknown dates', () => {
    expect(airDateText({ AirDate: '2024-07-06', EndDate: '2024-09-21' })).toBe('Jul 6, 2024 – Sep 21, 2024');
    expect(airDateText({ AirDate: '2024-07-06', EndDate: '2024-07-06' })).toBe('Jul 6, 2024');
    expect(airDateText({ AirDate: '1999-10-20', EndDate: null })).toBe('Oct 20, 1999 – Ongoing');
    expect(airDateText({ AirDate: null, EndDate: null })).toBe('Unknown');
  });

  it('treats a series as ongoing while its end is open or in the future', () => {
    expect(isOngoing({ AirDate: '2024-07-06', EndDate: null }, '2024-08-01')).toBe(true);
    expect(isOngoing({ AirDate: '2024-07-06', EndDate: '2024-09-21' }, '2024-09-20')).toBe(true);
    expect(isOngoing({ AirDate: '2024-07-06', EndDate: '2024-09-21' }, '2024-09-21')).toBe(false);
    expect(isOngoing({ AirDate: null, EndDate: null }, '2024-09-21')).toBe(false);
  });

  it('tells airing from finished and unknown', () => {
    expect(airStatus({ AirDate: '2024-07-06', EndDate: '2024-09-21' }, '2024-08-01')).toBe(
      'Currently Airing',
    );
    expect(airStatus({ AirDate: '2024-07-06', EndDate: '2024-09-21' }, '2025-08-01')).toBe('Finished');
    expect(airStatus({}, '2025-08-01')).toBe('Unknown');
  });
});
