/**
 * Runs before each screen test file. React's development build captures an owner stack per element, up to 10,000 a
 * second, only for warnings: a quarter of the screens' test time. With its counter at the limit it captures none. Does
 * nothing if React has no such counter.
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
