import { problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import type { Vote } from '../model/userData.ts';

/** Null removes the vote. Without a type it is permanent once the anime has finished. @throws 400 problem */
export function readVote(body: unknown, finished: boolean): Vote | null {
  const value = bodyField(body, 'Value');
  const max = bodyField(body, 'MaxValue') ?? 10;
  if (typeof value !== 'number') throw problem({ Value: ['The Value field is required.'] });
  if (typeof max !== 'number' || max <= 0)
    throw problem({ MaxValue: ['Max value must be an integer above 0.'] });
  if (value === -1) return null;
  if (value < 0) throw problem({ Value: ['Value must be greater than or equal to 0.'] });
  if (value > max)
    throw problem({ Value: [`Value must be less than or equal to the set max value (${max}).`] });
  const type = bodyField(body, 'Type');
  const named = typeof type === 'string' ? type.toLowerCase() : '';
  const permanent = named === 'permanent' || (named !== 'temporary' && finished);
  return { value: Math.round((value / max) * 100) / 10, type: permanent ? 'Permanent' : 'Temporary' };
}

/** @returns whether that changed anything */
export function setVote(votes: Map<number, Vote>, id: number, vote: Vote | null): boolean {
  const before = votes.get(id);
  if (vote === null) return votes.delete(id);
  votes.set(id, vote);
  return before?.value !== vote.value || before.type !== vote.type;
}
