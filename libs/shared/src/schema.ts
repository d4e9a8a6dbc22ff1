/**
 * zod's small build, configured not to compile schemas with `new Function`, which the page's policy forbids. In forms use it
 * with `zodResolver`; never import `zod` itself.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
