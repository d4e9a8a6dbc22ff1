/** What only some visits need, in one chunk: the name and hash of every chunk are bytes of the login page. */

export { guardPlugin } from '../guard/guardPlugin.tsx';
export { NothingInstalledPage } from '../notFound/NothingInstalledPage.tsx';
export { reportWhereNamed } from '../reporter/reportWhereNamed.ts';
export { addPlugins } from './addPlugins.ts';
export { noteUncaught } from './noteUncaught.ts';
