/** What every language must have, besides what `npm run words -- --check` finds. */
import { currentLanguage } from '@hondana/shared/language';
import { changeLanguage } from '@hondana/shared/language/catalogues';
import { languages } from '@hondana/shared/language/languages';
import type { Text } from '@hondana/shared/language/text';
import { text } from '@hondana/shared/language/texts';
import { afterEach, expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { languagesOf, readTranslations } from './catalogue.ts';
import { compileText } from './compileText.ts';
import { translatedProjects } from './translatedProjects.ts';

const projects = translatedProjects();
const translated = languages.filter((tag) => tag !== 'en');

afterEach(() => changeLanguage('en', {}));

test.each(projects)('%s has a file for each language that is offered, and for no other', (project) => {
  expect(languagesOf(repositoryPath(project))).toEqual(translated.toSorted());
});

/** CLDR's sample numbers of each plural form. */
const samples: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  de: { one: [1], other: [0, 2, 16, 100, 1000, 1.5] },
  es: { one: [1], many: [1_000_000], other: [0, 2, 16, 100, 1000, 1.5] },
  fr: { one: [0, 1, 1.5], many: [1_000_000], other: [2, 17, 100, 1000] },
  ja: { other: [0, 1, 15, 100, 1000, 1.5] },
  ko: { other: [0, 1, 15, 100, 1000, 1.5] },
  'pt-BR': { one: [0, 1, 1.5], many: [1_000_000], other: [2, 17, 100, 1000] },
  ru: {
    one: [1, 21, 31, 101, 1001],
    few: [2, 3, 4, 22, 24, 102],
    many: [0, 5, 11, 12, 14, 19, 100, 111, 1000],
    other: [1.5, 10.1],
  },
  'zh-Hans': { other: [0, 1, 15, 100, 1000, 1.5] },
};

test.each(translated)('takes the plural form that CLDR has for each number in %s', (language) => {
  changeLanguage(language, {});
  expect(currentLanguage()).toBe(language);
  const forms = Object.keys(samples[language] ?? {});
  const english: Text = [['count', Object.fromEntries(forms.map((form) => [form, form]))]];
  for (const form of forms) {
    for (const count of samples[language]?.[form] ?? [])
      expect(text(english, { count }), `${count} in ${language}`).toBe(form);
  }
});

async function* translationsOf(language: string) {
  for (const project of projects) {
    for (const { message, translation } of (
      await readTranslations(repositoryPath(project), language)
    ).values())
      yield { message, translation };
  }
}

const strings = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(strings);

test.each(translated)(
  'keeps the number in each form, the spaces at the ends, and no markup in %s',
  async (language) => {
    const faults: string[] = [];
    for await (const { message, translation } of translationsOf(language)) {
      if (/^\s|\s$/.test(message) && /^\s*/.exec(message)?.[0] !== /^\s*/.exec(translation)?.[0])
        faults.push(`“${translation}” begins otherwise than “${message}”`);
      const hasMarkup = (one: string) =>
        strings(compileText(one)).some((part) => /<[a-z/!]|&[a-z#]+;/i.test(part));
      if (hasMarkup(translation) && !hasMarkup(message)) faults.push(`“${translation}” has markup`);
      // In most languages “one” is more than 1, so it must show its number where English does.
      const wanted = (message.match(/#/g) ?? []).length > 0;
      const forms = [...translation.matchAll(/\b(?:one|few|many|other) \{([^{}]*)\}/g)].map(
        ([, form]) => form ?? '',
      );
      if (wanted && !/ \{[^#{}]*\}/.test(message) && forms.some((form) => !form.includes('#')))
        faults.push(`“${translation}” has a form without its number`);
    }
    expect(faults).toEqual([]);
  },
);
