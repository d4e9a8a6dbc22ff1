import { readFileSync } from 'node:fs';

/** Who may make a call once the server runs. */
export type Role = 'anyone' | 'user' | 'administrator';

interface Rule {
  readonly segments: readonly string[];
  readonly role: Role;
}

function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

/** After the first run, `user or first-run` means `user`. */
function roleOf(text: string): Role {
  if (text === 'anyone') return 'anyone';
  return text.startsWith('administrator') ? 'administrator' : 'user';
}

const placeholders = ({ segments }: Rule): number => segments.filter((part) => part.startsWith('{')).length;

/** By method and number of segments; literal segments win over placeholders. */
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

/** From `contract/roles.tsv`, never from the product's roles; unlisted calls (older servers) are for all signed in. */
export function roleFor(method: string, path: string): Role {
  const segments = segmentsOf(path);
  const candidates = rules.get(`${method.toUpperCase()} ${segments.length}`) ?? [];
  const rule = candidates.find((one) =>
    one.segments.every((part, index) => part.startsWith('{') || part === segments[index]),
  );
  if (!rule && method === 'HEAD') return roleFor('GET', path);
  return rule?.role ?? 'user';
}
