import { expect, test } from 'vitest';
import { readTabMessage } from './tabMessage.ts';

const session = { key: 'key', username: 'alice', remember: true };

test.for([
  [{ type: 'ask', more: 1 }, { type: 'ask' }],
  [
    { type: 'have', session },
    { type: 'have', session },
  ],
  [
    { type: 'have', session: { ...session, remember: 'yes', more: 1 } },
    { type: 'have', session: { ...session, remember: false } },
  ],
  [{ type: 'have', session: { ...session, key: '' } }, undefined],
  [{ type: 'have', session: { ...session, username: 7 } }, undefined],
  [{ type: 'have' }, undefined],
  [
    { type: 'ended', key: 'key' },
    { type: 'ended', key: 'key' },
  ],
  [
    { type: 'ended', key: 7 },
    { type: 'ended', key: undefined },
  ],
  [{ type: 'later', session }, undefined],
  [null, undefined],
  ['ask', undefined],
] as const)('reads %j from another tab as %j', ([data, message]) => {
  expect(readTabMessage(data)).toEqual(message);
});
