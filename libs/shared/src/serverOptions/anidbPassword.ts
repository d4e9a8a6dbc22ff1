/** What AniDB allows in a password that a server signs in with; it bans those with other characters. */
export const anidbPassword = /^[A-Za-z0-9]*$/;
