export interface CallRow {
  readonly name: string;
  /** Below `@hondana/shared/`. */
  readonly module: string;
  readonly use: 'useQuery' | 'useWrite';
  readonly call: string;
  readonly role: string;
}

interface Facts {
  readonly method: string;
  readonly path: string;
  readonly role: string;
}

function hasFacts(value: unknown): value is Facts {
  return (
    (typeof value === 'function' || (typeof value === 'object' && value !== null)) &&
    ['method', 'path', 'role'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}

export function callRows(modules: Readonly<Record<string, object>>): readonly CallRow[] {
  return Object.entries(modules).flatMap(([module, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      hasFacts(value)
        ? [
            {
              name,
              module: `resources/${module}`,
              use: typeof value === 'function' ? ('useQuery' as const) : ('useWrite' as const),
              call: `${value.method} ${value.path}`,
              role: value.role,
            },
          ]
        : [],
    ),
  );
}
