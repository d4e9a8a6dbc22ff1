interface HostileTheme {
  readonly id: string;
  readonly css: string;
  readonly named: string;
  /** Its valid `--panel-text`; absent if the whole theme is unreadable. */
  readonly text?: string;
}

const text = '#010203';
const own = (id: string, rest: string): string => `.theme-${id} { --panel-text: ${text}; ${rest} }`;

/** Malicious and malformed themes. All requests would go to `evil.example`. */
export const hostileThemes: readonly HostileTheme[] = [
  {
    id: 'address',
    css: own('address', '--panel-icon: url(https://evil.example/icon); background: url(//evil.example/b)'),
    named: '--panel-icon: url(https://evil.example/icon)',
    text,
  },
  {
    id: 'import',
    css: `@import url(https://evil.example/a.css); @import "https://evil.example/b.css"; ${own('import', '')}`,
    named: '@import "https://evil.example/b.css"',
    text,
  },
  {
    id: 'font',
    css: `@font-face { font-family: x; src: url(https://evil.example/f) } ${own('font', 'font: 90px x')}`,
    named: '@font-face',
    text,
  },
  {
    id: 'expression',
    css: own('expression', '--panel-icon: expression(alert(1)); width: expression(alert(1))'),
    named: '--panel-icon: expression(alert(1))',
    text,
  },
  {
    id: 'escapes',
    css: `${own('escapes', '--panel-icon: \\75rl(https://evil.example/e)')} @\\69mport url(https://evil.example/i);`,
    named: '@\\69mport url(https://evil.example/i)',
    text,
  },
  {
    id: 'layout',
    css: `${own('layout', 'display: none; zoom: 5')} * { position: fixed !important; inset: 0 }`,
    named: 'display: none',
    text,
  },
  {
    id: 'markup',
    css: `${own('markup', '')} </style><img src="https://evil.example/m" onerror="alert(1)">`,
    named: '</style><img src="https://evil.example/m" onerror="alert(1)">',
    text,
  },
  {
    id: 'broken',
    css: `${own('broken', '--panel-icon: "')} } { ; { /* `,
    named: '--panel-icon: " } } { ; {',
    text,
  },
  {
    id: 'huge',
    css: own('huge', 'background: url(https://evil.example/h);'.padEnd(5_000_000, ' a{}')),
    named: 'Everything: the theme is larger than 256 KiB',
  },
];
