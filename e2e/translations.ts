import { repositoryPath } from '../tools/build/paths.ts';
import { readTranslations } from '../tools/words/catalogue.ts';
import { pseudoLanguages, pseudoText } from '../tools/words/pseudoText.ts';
import { translatedProjects } from '../tools/words/translatedProjects.ts';

/** Finds what the interface says in a language by its English: `say('Save')`. Values and plurals are not put in. */
export async function translationsIn(language: string): Promise<(english: string) => string> {
  const pseudo = pseudoLanguages.find(({ tag }) => tag === language);
  if (pseudo) return (english) => String(pseudoText(english, pseudo));
  const known = new Map<string, string>();
  for (const project of translatedProjects()) {
    for (const { message, context, translation } of (
      await readTranslations(repositoryPath(project), language)
    ).values()) {
      if (context === undefined) known.set(message, translation);
    }
  }
  return (english) => {
    const translation = known.get(english);
    if (!translation) throw new Error(`There is no “${english}” in ${language}.`);
    return translation;
  };
}
