export { followOwnLanguage } from '../language/ownLanguage.ts';
export { prefetchCode } from './prefetchCode.ts';
