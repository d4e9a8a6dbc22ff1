import type { YearlySeason } from '../model/seasons.ts';

export const presentYearlySeason = ({ year, season }: YearlySeason) => ({ Year: year, AnimeSeason: season });
