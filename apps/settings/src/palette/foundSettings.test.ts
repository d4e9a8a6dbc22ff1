import { expect, test } from 'vitest';
import { contribution } from './foundSettings.ts';

test('finds every page, section and setting with its address for administrators', () => {
  const found = contribution({ isAdministrator: true });
  expect(found).toContainEqual({ label: 'General', place: 'Settings', address: '/settings/general' });
  expect(found).toContainEqual({
    label: 'Log Options',
    place: 'General',
    address: '/settings/general#LogRotator%2FEnabled',
  });
  expect(found).toContainEqual({
    label: 'Trace Logs',
    place: 'General · Log Options',
    description: expect.stringContaining('troubleshooting'),
    address: '/settings/general#TraceLog',
  });
  expect(found.filter(({ label }) => label === 'Display')).toEqual([]);
  const addresses = found.map(({ label, address }) => `${label} ${address}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('finds only what is on their own pages for other users', () => {
  expect(contribution({ isAdministrator: false }).map(({ label }) => label)).toEqual([
    'Account',
    'Display',
    'Players',
    'Your Avatar',
    'Language',
    'Theme',
    'Global Notifications',
    'Notification Position',
    'Links for Players',
    'Your Password',
    'API Keys',
  ]);
});
