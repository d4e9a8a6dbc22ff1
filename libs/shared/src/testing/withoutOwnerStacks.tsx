/**
 * Runs before each screen test file. React's development build notes for every element where it was made, up to 10,000
 * times a second, for its warnings alone. That is a quarter of the time that screens take; with the count at its limit
 * it notes nothing. Where React has no such count, nothing changes.
 */
import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals && typeof internals === 'object' && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set() {},
  });
