import { Library, type LibraryOptions } from '../model/library.ts';
import { generateLibrary } from './generateLibrary.ts';

export function createLibrary(options: LibraryOptions): Library {
  const library = new Library(options.seed);
  generateLibrary(library, options);
  return library;
}
