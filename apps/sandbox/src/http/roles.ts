import { readFileSync } from 'node:fs';

/** Who may make a call once the server runs: without a key, with one, with an administrator's. */
export type Role = 'anyone' | 'user' | 'administrator';

interface Rule {
  readonly segments: readonly string[];
  readonly role: Role;
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** The table also says what the first run may; once that is over, `user or first-run` is `user`. */
function roleOf(text: string): Role {
  if (text === 'anyone') return 'anyone';
  return text.startsWith('administrator') ? 'administrator' : 'user';
}

const placeholders = ({ segments }: Rule): number => segments.filter((part) => part.startsWith('{')).length;

/** By method and number of segments; a literal segment wins over a placeholder. */
function readRules(): ReadonlyMap<string, readonly Rule[]> {
  const text = readFileSync(new URL('../../../../contract/roles.tsv', import.meta.url), 'utf8');
  const rules = text.split('\n').flatMap((line) => {
    const [method, path, role] = line.split('\t');
    return path && role ? [{ method, segments: segmentsOf(path), role: roleOf(role) }] : [];
  });
  rules.sort((left, right) => placeholders(left) - placeholders(right));
  return Map.groupBy(rules, ({ method, segments }) => `${method} ${segments.length}`);
}

const rules = readRules();

/**
 * Who may make a call of the recorded server (`contract/roles.tsv`); one that it does not have, such as an older
 * server's, is for everyone signed in. The sandbox judges by this alone, never by what the product believes.
 */
export function roleFor(method: string, path: string): Role {
  const segments = segmentsOf(path);
  const candidates = rules.get(`${method.toUpperCase()} ${segments.length}`) ?? [];
  const rule = candidates.find((one) =>
    one.segments.every((part, index) => part.startsWith('{') || part === segments[index]),
  );
  if (!rule && method === 'HEAD') return roleFor('GET', path);
  return rule?.role ?? 'user';
}
