import { expect, test } from 'vitest';
import { changeNoticeContent } from './changeNoticeContent.ts';
import { type ComparedRegistry, whatChanged } from './whatChanged.ts';

const titles = { collection: 'Collection', utilities: 'Utilities', notes: 'Notes' };

type Versions = Partial<Record<keyof typeof titles | 'shell', string>>;

function registryOf({ shell = '10.0.0+a', ...remotes }: Versions): ComparedRegistry {
  return {
    shell: { version: shell },
    remotes: Object.entries(remotes).map(([id, version]) => ({
      id,
      title: titles[id as keyof typeof titles],
      version,
    })),
  };
}

const started = { collection: '10.0.0+a', utilities: '10.0.0+a' };

function told(latest: Versions): string | undefined {
  const change = whatChanged(registryOf(started), registryOf({ ...started, ...latest }));
  if (!change) return undefined;
  const { title, text } = changeNoticeContent(change);
  return [title, text.replace('This page keeps working. Reload it whenever you like.', '').trim()]
    .filter(Boolean)
    .join(' – ');
}

test.each<[latest: Versions, words: string | undefined]>([
  [{}, undefined],
  [{ collection: '10.1.0+b' }, 'Collection 10.1.0 is ready'],
  [{ collection: '10.0.0+b' }, 'A new version of Collection is ready'],
  [{ collection: '9.9.0+z' }, 'Collection 9.9.0 is ready'],
  [{ collection: '10.1.0+b', utilities: '10.0.0+b' }, 'New versions of Collection and Utilities are ready'],
  [{ shell: '10.1.0+b' }, 'Hondana 10.1.0 is ready'],
  [{ shell: '10.0.0+b' }, 'A new version of Hondana is ready'],
  [
    { shell: '10.1.0+b', collection: '10.1.0+b', utilities: '10.1.0+b' },
    'Hondana 10.1.0 is ready – Also new: Collection and Utilities.',
  ],
  [{ notes: '1.0.0' }, 'The parts of the interface have changed – Added: Notes.'],
  [{ collection: '10.1.0+b', notes: '1.0.0' }, 'Collection 10.1.0 is ready – Added: Notes.'],
])('announces %o as “%s”', (latest, words) => {
  expect(told(latest)).toBe(words);
});

test('names a removed remote', () => {
  const change = whatChanged(registryOf(started), registryOf({ collection: '10.0.0+a' }));
  expect(change && changeNoticeContent(change).text).toMatch(/^Removed: Utilities\. /);
});

test('includes the notes of changed versions, skips those that are not text, and cuts long ones', () => {
  const started = registryOf({ collection: '10.0.0+a', utilities: '10.0.0+a', notes: '1.0.0' });
  const { shell, remotes } = registryOf({ collection: '10.1.0+b', utilities: '10.1.0+b', notes: '1.0.0' });
  const notes = [' Finds series faster.\n', 42, 'The same as before.'];
  const latest = {
    shell,
    remotes: remotes.map((remote, index) => ({ ...remote, note: notes[index] as string })),
  };
  const change = whatChanged(started, latest);
  expect(change && changeNoticeContent(change).notes).toEqual(['Collection: Finds series faster.']);

  const alone = whatChanged(started, {
    shell: { ...shell, version: '10.1.0+c', note: 'x'.repeat(400) },
    remotes: started.remotes,
  });
  expect(alone && changeNoticeContent(alone).notes).toEqual([`${'x'.repeat(299)}…`]);
});

test('gives the same versions the same key in any order', () => {
  const keyOf = (latest: Versions) => whatChanged(registryOf(started), registryOf(latest))?.key;
  const key = keyOf({ collection: '10.1.0+b', utilities: '10.0.0+a' });
  expect(keyOf({ utilities: '10.0.0+a', collection: '10.1.0+b' })).toBe(key);
  expect(keyOf({ utilities: '10.0.0+b', collection: '10.1.0+b' })).not.toBe(key);
});
