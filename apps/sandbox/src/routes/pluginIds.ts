import { problem } from '../http/errors.ts';

/** @throws a 400 problem that names the parameter, as recorded */
export function guidIn(name: string, text: string): string {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return text.toLowerCase();
  throw problem({ [name]: [`The value '${text}' is not valid.`] });
}
