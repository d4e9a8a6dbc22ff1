import { expect, test } from 'vitest';
import { remoteAtFault } from './remoteAtFault.ts';

const base = 'http://box:8111/webui/';
const remotes = [
  { id: 'notes', folder: 'remotes/notes/1.0.0-a/' },
  { id: 'sketches', folder: 'remotes/sketches/2.0.0-b/' },
  { id: 'foreign', folder: 'https://plugins.example/f/' },
];

function errorAt(...addresses: string[]): Error {
  const error = new Error('broken');
  error.stack = ['Error: broken', ...addresses.map((address) => `    at f (${address}:1:2)`)].join('\n');
  return error;
}

const ofShell = `${base}shell/10.0.0-c/main.js`;
const ofNotes = `${base}remotes/notes/1.0.0-a/12.js`;
const ofSketches = `${base}remotes/sketches/2.0.0-b/remoteEntry.js`;

test.for([
  ['thrown in a remote', errorAt(ofNotes, ofShell), 'notes'],
  ['thrown in the shell on behalf of a remote', errorAt(ofShell, ofSketches), 'sketches'],
  ['thrown in one remote that another called', errorAt(ofNotes, ofSketches), 'notes'],
  ['of another origin', errorAt('https://plugins.example/f/x.js'), 'foreign'],
  ['of the shell alone', errorAt(ofShell), undefined],
  ['that is no error', 'broken', undefined],
] as const)('attributes an error %s to the remote at fault, if any', ([, error, id]) => {
  expect(remoteAtFault({ error }, remotes, base)).toBe(id);
});

test('attributes an error without a stack by its script', () => {
  expect(remoteAtFault({ error: 'broken', script: ofSketches }, remotes, base)).toBe('sketches');
});
