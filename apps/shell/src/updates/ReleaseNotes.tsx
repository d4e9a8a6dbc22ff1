import { lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './ReleaseNotes.module.css';

interface ReleaseNotesProps {
  /** Markdown. */
  readonly text: string;
  /** Of its top headings. */
  readonly level: number;
}

/** Untrusted: only elements created here and http(s) links. Images become alt text, as loading one tells its host. */
export function ReleaseNotes({ text, level }: ReleaseNotesProps) {
  return <div className={styles.notes}>{render(lexer(text), level)}</div>;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': '’',
  '&nbsp;': '\u00a0',
};

const plain = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (name) => entities[name] ?? name);
const withoutTags = (html: string): string => plain(html.replace(/<!--.*?-->|<[^>]*>/gs, ''));

// Spread as positional children, so they need no keys: the text never changes.
function render(tokens: readonly Token[] = [], level: number): ReactNode {
  return createElement(Fragment, undefined, ...tokens.map((token) => element(token, level)));
}

function element(token: Token, level: number): ReactNode {
  const inner = () =>
    'tokens' in token ? render(token.tokens, level) : plain(String('text' in token ? token.text : ''));
  switch (token.type) {
    case 'heading':
      return createElement(
        `h${Math.min(6, level - 1 + (token as Tokens.Heading).depth)}`,
        undefined,
        inner(),
      );
    case 'paragraph':
      return <p>{inner()}</p>;
    case 'strong':
      return <strong>{inner()}</strong>;
    case 'em':
      return <em>{inner()}</em>;
    case 'del':
      return <del>{inner()}</del>;
    case 'codespan':
      return <code>{inner()}</code>;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'blockquote':
      return <blockquote>{inner()}</blockquote>;
    case 'list':
      return list(token as Tokens.List, level);
    case 'table':
      return table(token as Tokens.Table, level);
    case 'link':
      return link(token as Tokens.Link, inner());
    case 'image':
    case 'text':
    case 'escape':
      return inner();
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'html':
      return withoutTags(token.raw);
    default:
      return null;
  }
}

function link({ href }: Tokens.Link, children: ReactNode): ReactNode {
  if (!/^https?:\/\//i.test(href)) return children;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

function list({ ordered, start, items }: Tokens.List, level: number): ReactNode {
  const entries = items.map(({ tokens }) => createElement('li', undefined, render(tokens, level)));
  return ordered
    ? createElement('ol', { start: Number(start) || 1 }, ...entries)
    : createElement('ul', undefined, ...entries);
}

function row(kind: 'th' | 'td', cells: readonly Tokens.TableCell[], level: number): ReactNode {
  return createElement(
    'tr',
    undefined,
    ...cells.map(({ tokens }) => createElement(kind, undefined, render(tokens, level))),
  );
}

function table({ header, rows }: Tokens.Table, level: number): ReactNode {
  return (
    <table>
      <thead>{row('th', header, level)}</thead>
      {createElement('tbody', undefined, ...rows.map((cells) => row('td', cells, level)))}
    </table>
  );
}
