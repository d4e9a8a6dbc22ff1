import { StreamLanguage, type StreamParser } from '@codemirror/language';
import { csharp, java } from '@codemirror/legacy-modes/mode/clike';
import { javascript, json, typescript } from '@codemirror/legacy-modes/mode/javascript';
import { lua } from '@codemirror/legacy-modes/mode/lua';
import { properties } from '@codemirror/legacy-modes/mode/properties';
import { python } from '@codemirror/legacy-modes/mode/python';
import { xml } from '@codemirror/legacy-modes/mode/xml';
import { yaml } from '@codemirror/legacy-modes/mode/yaml';
import type { Extension } from '@codemirror/state';
import type { CodeLanguage } from './renamers.ts';

/** Fallback for unspecified languages: highlights comments and quoted strings, as in WebAOM's. */
const plain: StreamParser<null> = {
  name: 'plain',
  token: (stream) => {
    if (stream.sol() && stream.match(/^\s*\/\/.*/)) return 'comment';
    if (stream.match(/^'[^']*'|^"[^"]*"/)) return 'string';
    if (stream.match(/^(?:IF|ELSE|DO|ADD|SET|REPLACE|FAIL|FINISH)\b/)) return 'keyword';
    if (stream.match(/^\d+/)) return 'number';
    stream.next();
    stream.eatWhile(/\w/);
    return null;
  },
};

const parsers: Readonly<Record<CodeLanguage, StreamParser<unknown>>> = {
  PlainText: plain,
  CSharp: csharp,
  Java: java,
  JavaScript: javascript,
  TypeScript: typescript,
  Lua: lua,
  Python: python,
  Ini: properties,
  Json: json,
  Yaml: yaml,
  Xml: xml,
};

/** Highlighting (facts 5.19). */
export function scriptLanguage(language: CodeLanguage): Extension {
  return StreamLanguage.define(parsers[language] ?? plain);
}
