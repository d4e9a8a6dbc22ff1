/**
 * Schemas of forms: zod's small build, told not to compile them with `new Function`, which the page's policy
 * forbids. Use it with `zodResolver`, never `zod` itself.
 */
import * as z from 'zod/mini';

z.config({ jitless: true });

export { z };
