/**
 * Keeps the texts of each app and library, and their translations, as the source has them.
 *
 *   npm run words                 writes languages/texts.pot, and adds and removes entries in languages/*.po
 *   npm run words -- --check      changes nothing, and fails for what differs, is missing or wrong
 */
import { repositoryPath } from '../build/paths.ts';
import { translatedProjects } from './translatedProjects.ts';
import { reportWords, updateWords } from './updateWords.ts';

/** They see their own folders alone, as their authors do. */
const plugins = ['templates/remote', 'examples/watch-statistics'];

const isCheck = process.argv.includes('--check');
const pathsOf = (names: readonly string[]): string[] => names.map((name) => repositoryPath(name));

reportWords(await updateWords(pathsOf(translatedProjects()), { isCheck, root: repositoryPath() }));
reportWords(await updateWords(pathsOf(plugins), { isCheck }));
